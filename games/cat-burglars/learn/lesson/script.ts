import type { LessonScript } from '@alleycat/ui/learn/lesson-from.ts'

/**
 * The first turns of a game for two, in which the learner takes every kind of action; the lesson ends before the game
 * does.
 */
export const script = {
  seats: 2,
  options: { hallOfFame: false },
  opponents: ['Biscuit'],
  beats: [
    { kind: 'steps', steps: ['* deal BBGMRY GOOPPR | BGGPRY'] },
    { kind: 'say', id: 'welcome' },
    { kind: 'say', id: 'turn' },
    { kind: 'ask', id: 'recruitMarket', accept: ['recruit Y'] },
    { kind: 'ask', id: 'recruitDeck', accept: ['recruit deck'] },
    { kind: 'steps', steps: ['* draw 0 O', '* refill G', '1 form O'] },
    { kind: 'say', id: 'gangs' },
    { kind: 'ask', id: 'form', accept: ['form B'] },
    { kind: 'steps', steps: ['1 form P'] },
    { kind: 'ask', id: 'formAnother', accept: ['form G'] },
    { kind: 'steps', steps: ['1 activate O under 0'] },
    { kind: 'ask', id: 'yarn', accept: ['activate B under 0'] },
    { kind: 'steps', steps: ['1 form P on 0'] },
    { kind: 'say', id: 'guarded' },
    { kind: 'ask', id: 'trap', accept: ['activate R under 1'] },
    { kind: 'steps', steps: ['1 infiltrate 0.1 with G'] },
    { kind: 'ask', id: 'place', accept: ['place new'] },
    { kind: 'ask', id: 'secondTrap', accept: ['activate Y under 2'] },
    { kind: 'steps', steps: ['1 activate R under 1'] },
    { kind: 'ask', id: 'grow', accept: ['form Y on 2'] },
    { kind: 'steps', steps: ['1 recruit R', '1 recruit deck', '* draw 1 Y', '* refill Y'] },
    { kind: 'say', id: 'raids' },
    { kind: 'ask', id: 'infiltrateWithMarket', accept: ['infiltrate 1.1 with market P'] },
    { kind: 'steps', steps: ['* refill B', '1 activate R under 2'] },
    { kind: 'say', id: 'sprung' },
    { kind: 'ask', id: 'infiltrateWithMirror', accept: ['infiltrate 1.0 with MO'] },
    { kind: 'steps', steps: ['1 secure 2'] },
    { kind: 'say', id: 'bothScored' },
    { kind: 'ask', id: 'secure', accept: ['secure 0 2'] },
    { kind: 'say', id: 'winning' },
    { kind: 'say', id: 'end' },
  ],
} as const satisfies LessonScript
