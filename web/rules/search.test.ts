import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { LOCALES, type Locale } from '@alleycat/ui/words/locales.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockFor, corrected, highlight, rulesOf, searchRules } from './search.ts'

const RULES: RulesText = {
  origins: {},
  rulings: { printed: '' },
  sections: [
    {
      id: 'turn',
      title: 'Your turn',
      rules: ['X-1', 'X-2'],
      body: [
        { kind: 'text', text: 'Take a card.', rules: ['X-1'] },
        { kind: 'list', items: ['Play a set', 'or pass'], rules: ['X-2'] },
        { kind: 'picture', cards: ['D'], caption: 'A Détective.' },
      ],
    },
    { id: 'end', title: 'The end', rules: ['X-3'], body: [{ kind: 'example', text: 'Ada takes the last card.' }] },
  ],
}
const found = (query: string): [string, number][] => searchRules(RULES, query).map(({ id, body }) => [id, body.length])
const hits = (text: string, query: string): string[] =>
  highlight(text, query).flatMap((piece) => (piece.hit ? [piece.text] : []))

test('nothing searched for is everything', () => {
  expect(found('  ')).toEqual([
    ['turn', 3],
    ['end', 1],
  ])
})

test('all words must be in a passage or in the title above it', () => {
  expect(found('card')).toEqual([
    ['turn', 1],
    ['end', 1],
  ])
  expect(found('take last')).toEqual([['end', 1]])
  expect(found('turn pass')).toEqual([['turn', 1]])
  expect(found('zebra')).toEqual([])
})

test('of a question the words that say what is asked for are marked, short ones where they stand alone', () => {
  expect(hits('If I hit it, may I hold it?', 'may I hold')).toEqual(['hold'])
  expect(hits('2 cards of 12', 'how about 2 cards')).toEqual(['2', 'cards'])
  expect(hits('Limit', 'i')).toEqual(['i', 'i'])
})

test('a misspelt word brings the one that is meant, which is marked too', () => {
  expect(corrected(RULES, 'who is a detectvie')).toBe('who is a detectvie detective')
  expect(corrected(RULES, 'who takes the card')).toBe('who takes the card')
  expect(hits('A Détective.', corrected(RULES, 'detectvie'))).toEqual(['Détective'])
})

test('a number in a question is not that of a rule, unless it is called so', () => {
  expect(found('what about 2 zebras?')).toEqual([])
  expect(found('what does X-2 say about zebras?')).toEqual([['turn', 1]])
})

test('a question leads to the passages that come nearest to its words', () => {
  expect(found('who takes the very last cards of all?')).toEqual([['end', 1]])
  expect(found('zebra giraffe')).toEqual([])
})

/** Questions of both games, each with the sections that answer it. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<Locale, readonly (readonly [string, ...string[]])[]>>>> = {
  'catham-city': {
    en: [
      ['what if I have 11 cards', 'hand-limit'],
      ['how many cards may I hold', 'hand-limit'],
      ['What is the maximum hand?', 'hand-limit'],
      ['How many points do I need?', 'goal'],
      ['How many cards do I start with?', 'setup'],
      ['Can there be a draw?', 'end'],
      ['What do robots do?', 'robocats'],
      ['How does the Mafia work?', 'mafia'],
      ['Can I refuse to give a card?', 'journalists'],
    ],
    de: [
      ['was wenn ich 11 Karten habe', 'hand-limit'],
      ['wie viele Karten darf ich halten', 'hand-limit'],
      ['Wie viele Karten darf ich auf der Hand haben?', 'hand-limit'],
      ['Wie viele Punkte brauche ich?', 'goal'],
      ['Mit wie vielen Karten fängt man an?', 'setup'],
      ['Gibt es ein Unentschieden?', 'end'],
      ['Was machen die Roboter?', 'robocats'],
      ['Sind Antworten geheim?', 'answers'],
      ['Muss ich eine Karte hergeben?', 'journalists'],
    ],
    fr: [
      ['que se passe-t-il si j’ai 11 cartes', 'hand-limit'],
      ['combien de cartes puis-je garder', 'hand-limit'],
      ['Combien de cartes en main au maximum ?', 'hand-limit'],
      ['Comment gagner ?', 'goal', 'end'],
      ['Combien de points faut-il ?', 'goal'],
      ['Combien de cartes au début ?', 'setup'],
      ['Que font les robots ?', 'robocats'],
      ['Comment marche la Mafia ?', 'mafia'],
      ['Puis-je voir la main des autres ?', 'knowledge'],
    ],
    nl: [
      ['wat als ik 11 kaarten heb', 'hand-limit'],
      ['hoeveel kaarten mag ik houden', 'hand-limit'],
      ['Hoeveel kaarten mag ik maximaal in mijn hand hebben?', 'hand-limit'],
      ['Hoe win ik?', 'goal', 'end'],
      ['Moet ik antwoorden?', 'answers'],
      ['Wat doen de robots?', 'robocats'],
      ['Hoe werkt de Maffia?', 'mafia'],
    ],
    pl: [
      ['co jeśli mam 11 kart', 'hand-limit'],
      ['ile kart mogę trzymać', 'hand-limit'],
      ['Ile kart mogę mieć na ręce?', 'hand-limit'],
      ['Czy mogę spasować?', 'turn'],
      ['Co robią roboty?', 'robocats'],
      ['Jak działa Mafia?', 'mafia'],
      ['Czy muszę oddać kartę?', 'journalists'],
    ],
  },
  'cat-burglars': {
    en: [
      ['how many cards may I hold', 'recruit'],
      ['What does a mirror do?', 'deck', 'infiltrate'],
      ['How many cards do I draw?', 'recruit'],
      ['How does Hall of Fame work?', 'hall-of-fame'],
      ['How much does it cost to break in?', 'infiltrate', 'form'],
      ['What happens if I hit a trap?', 'infiltrate'],
      ['Can I play a mirror?', 'form'],
    ],
    de: [
      ['wie viele Karten darf ich halten', 'recruit'],
      ['Wie klaue ich Wolle?', 'infiltrate'],
      ['Wie viele können mitspielen?', 'setup'],
      ['Was ist bei Gleichstand?', 'end'],
    ],
    fr: [
      ['combien de cartes puis-je garder', 'recruit'],
      ['Comment voler une pelote ?', 'infiltrate'],
      ['À combien peut-on jouer ?', 'setup'],
      ['Peut-on poser un miroir ?', 'form', 'deck'],
    ],
    nl: [
      ['hoeveel kaarten mag ik houden', 'recruit'],
      ['Hoe werkt de Eregalerij?', 'hall-of-fame'],
      ['Wat als het gelijk staat?', 'end'],
    ],
    pl: [
      ['ile kart mogę trzymać', 'recruit'],
      ['Jak ukraść kłębek?', 'infiltrate'],
      ['Co jeśli jest remis?', 'end'],
    ],
  },
}
describe.each(Object.entries(QUESTIONS))('in %s', (game, asked) => {
  test.each(LOCALES)('questions find what answers them in %s', async (locale) => {
    const { rules } = (await import(`../../games/${game}/learn/rules/${locale}.ts`)) as { rules: RulesText }
    for (const [question, ...answers] of asked[locale]) {
      const sections = searchRules(rules, question).map(({ id }) => id)
      expect(
        sections.filter((id) => answers.includes(id)),
        `${question} ${sections.join()}`,
      ).not.toEqual([])
    }
  })
})

/** The questions that come first to mind, each with the section whose answer leads. */
const LEADING: Readonly<Record<string, Readonly<Record<Locale, readonly (readonly [string, string])[]>>>> = {
  'catham-city': {
    en: [
      ['how many cards can i have', 'hand-limit'],
      ['what is a set', 'play'],
      ['how many factions', 'deck'],
      ['when is the market refilled', 'take'],
      ['do i have to discard', 'hand-limit'],
      ['what happens when the deck is empty', 'piles'],
      ['when do I win', 'goal'],
      ['when does the game end', 'end'],
      ['can I pass', 'turn'],
      ['what is the display', 'setup'],
      ['how many players', 'setup'],
      ['how many cards can I take', 'take'],
      ['what if I have no cards', 'turn'],
      ['what if I have too many cards', 'hand-limit'],
      ['can I lose points', 'mafia'],
      ['can I see the discard pile', 'knowledge'],
    ],
    de: [
      ['zu viele Karten', 'hand-limit'],
      ['wieviele karten darf ich haben', 'hand-limit'],
      ['was machen beamte', 'officials'],
      ['wann bin ich dran', 'turn'],
      ['was macht die mafja', 'mafia'],
      ['wie viele spieler', 'setup'],
      ['was passiert, wenn der Stapel leer ist', 'piles'],
      ['wann gewinne ich', 'goal'],
      ['wann endet das Spiel', 'end'],
      ['darf ich passen', 'turn'],
      ['was, wenn ich keine Karten habe', 'turn'],
      ['kann man mich bestehlen', 'hackers'],
      ['welche Fraktionen für Anfänger', 'deck'],
    ],
    fr: [
      ["c'est quoi une serie", 'play'],
      ['fonctionnaires', 'officials'],
      ['quand remplir', 'take'],
      ['suis je oblige de jouer', 'turn'],
      ['que se passe-t-il quand la pioche est vide', 'piles'],
      ['quand est-ce que je gagne', 'goal'],
      ['quand finit la partie', 'end'],
      ['combien de joueurs', 'setup'],
      ['et si je n’ai plus de cartes', 'turn'],
      ['que faire si j’ai trop de cartes', 'hand-limit'],
      ['comment marchent les hackers', 'hackers'],
      ['comment marquer des points', 'play'],
    ],
    nl: [
      ['welke facties', 'deck'],
      ['hoeveel kaarten mag ik hebben', 'hand-limit'],
      ['wat is het aanbod', 'setup'],
      ['ambtenaren', 'officials'],
      ['wat als de stapel leeg is', 'piles'],
      ['wanneer win ik', 'goal'],
      ['wanneer eindigt het spel', 'end'],
      ['wie begint', 'setup'],
      ['wat als ik geen kaarten heb', 'turn'],
      ['wat als ik te veel kaarten heb', 'hand-limit'],
      ['mag ik verschillende kaarten pakken', 'take'],
      ['wie wint bij gelijkspel', 'end'],
    ],
    pl: [
      ['ile mam kart na początku', 'setup'],
      ['ile mogę mieć kart', 'hand-limit'],
      ['co to zestaw', 'play'],
      ['czy musze grac', 'turn'],
      ['hakerzy', 'hackers'],
      ['co gdy talia się skończy', 'piles'],
      ['kiedy wygrywam', 'goal'],
      ['kiedy kończy się gra', 'end'],
      ['kto zaczyna', 'setup'],
      ['co jeśli nie mam kart', 'turn'],
      ['co jeśli mam za dużo kart', 'hand-limit'],
      ['jak działają hakerzy', 'hackers'],
      ['co się dzieje z zagranymi kartami', 'piles'],
    ],
  },
  'cat-burglars': {
    en: [
      ['how many mirrors', 'deck'],
      ['can I take back a face-down card', 'activate'],
      ['can I move a cat', 'yarn-or-trap'],
      ['how many cards can i have', 'recruit'],
      ['what if i cant do anything', 'end'],
      ['can i split a gang', 'yarn-or-trap'],
      ['what happens when the deck runs out', 'piles'],
      ['how many cards in a gang', 'form'],
      ['how do I set a trap', 'activate'],
      ['can I bluff', 'activate'],
      ['when do I win', 'goal'],
      ['how do I win', 'goal'],
      ['when does the game end', 'end'],
      ['what is a mirror for', 'deck'],
      ['what can a mirror do', 'infiltrate'],
      ['what is the market', 'setup'],
      ['how many gangs can I have', 'form'],
      ['what if I have no cards', 'recruit'],
      ['what if nobody can play', 'end'],
      ['do I lose my cards when I pay', 'infiltrate'],
    ],
    de: [
      ['wie viele spiegel gibt es', 'deck'],
      ['kann ich eine katze verschieben', 'yarn-or-trap'],
      ['handlimit', 'recruit'],
      ['kann ich passen', 'turn'],
      ['was ist wolle', 'yarn-or-trap'],
      ['was passiert, wenn der Stapel leer ist', 'piles'],
      ['wie viele Karten hat eine Bande', 'form'],
      ['wie stelle ich eine Falle', 'activate'],
      ['darf ich lügen', 'activate'],
      ['wann gewinne ich', 'goal'],
      ['wann endet das Spiel', 'end'],
      ['was kann ein Spiegel', 'infiltrate'],
      ['wie bekomme ich Wolle', 'secure'],
      ['kann man gesicherte Banden ausrauben', 'infiltrate'],
      ['kann man gesicherte Wolle stehlen', 'secure'],
      ['kann eine Falle zu Wolle werden', 'yarn-or-trap'],
      ['darf ich mit Karten vom Markt bezahlen', 'two-players'],
    ],
    fr: [
      ['combien de miroirs', 'deck'],
      ['deplacer un chat', 'yarn-or-trap'],
      ['reprendre une carte face cachee', 'activate'],
      ['je ne peux rien faire', 'end'],
      ['que se passe-t-il quand la pioche est vide', 'piles'],
      ['combien de chats dans une Bande', 'form'],
      ['comment poser un piège', 'activate'],
      ['peut-on bluffer', 'activate'],
      ['comment gagner', 'goal'],
      ['quand finit la partie', 'end'],
      ['à quoi sert un miroir', 'deck'],
      ['puis-je passer', 'turn'],
      ['peut-on voler une pelote sécurisée', 'secure'],
      ['quand remplit-on le Marché', 'recruit'],
      ['puis-je payer avec le Marché', 'two-players'],
    ],
    nl: [
      ['hoeveel spiegels', 'deck'],
      ['gedekte kaart terugnemen', 'activate'],
      ['kat verplaatsen', 'yarn-or-trap'],
      ['wanneer is het klaar', 'end'],
      ['wat als de stapel leeg is', 'piles'],
      ['hoeveel kaarten in een bende', 'form'],
      ['hoe zet ik een val', 'activate'],
      ['mag ik bluffen', 'activate'],
      ['wanneer win ik', 'goal'],
      ['wanneer eindigt het spel', 'end'],
      ['waar dient een spiegel voor', 'deck'],
      ['mag ik passen', 'turn'],
      ['kun je veiliggestelde wol stelen', 'secure'],
      ['mag ik met de markt betalen', 'two-players'],
      ['wat gebeurt er met de bende na een inbraak', 'infiltrate'],
    ],
    pl: [
      ['ile luster', 'deck'],
      ['przeniesc kota', 'yarn-or-trap'],
      ['cofnac zakryta karte', 'activate'],
      ['co to targ', 'setup'],
      ['co gdy talia się skończy', 'piles'],
      ['ile kart w bandzie', 'form'],
      ['jak zastawić pułapkę', 'activate'],
      ['czy mogę blefować', 'activate'],
      ['jak wygrać', 'goal'],
      ['kiedy kończy się gra', 'end'],
      ['do czego służy lustro', 'deck'],
      ['czy mogę spasować', 'turn'],
      ['czy można ukraść zabezpieczony kłębek', 'secure'],
      ['co jeśli nie mam kart', 'recruit'],
      ['co dzieje się z bandą po napadzie', 'infiltrate'],
      ['jak powiększyć bandę', 'form'],
    ],
  },
}
describe.each(Object.entries(LEADING))('in %s', (game, asked) => {
  test.each(LOCALES)('the answer to a question comes first in %s', async (locale) => {
    const { rules } = (await import(`../../games/${game}/learn/rules/${locale}.ts`)) as { rules: RulesText }
    for (const [question, section] of asked[locale])
      expect([question, searchRules(rules, question)[0]?.id]).toEqual([question, section])
  })
})

test('the words of which questions are made lead to no long passage, and a word of a longer title not to its section', () => {
  const long = 'If a player who does hoard cards wins, when all do.'
  const rules: RulesText = {
    origins: {},
    rulings: { printed: '' },
    sections: [
      { id: 'end', title: 'The end', rules: [], body: [{ kind: 'text', text: long }] },
      {
        id: 'goal',
        title: 'The goal',
        rules: [],
        body: [{ kind: 'text', text: 'First to 8 wins.', asked: 'when do I win' }],
      },
      {
        id: 'two',
        title: 'For two: help from the market',
        rules: [],
        body: [{ kind: 'text', text: 'One card of it pays.' }],
      },
      { id: 'cards', title: 'Cards', rules: [], body: [{ kind: 'picture', cards: [], caption: 'M', asked: 'market' }] },
    ],
  }
  expect(searchRules(rules, 'when do I win').map(({ id }) => id)).toEqual(['goal'])
  expect(searchRules(rules, 'what is the market')[0]?.id).toBe('cards')
})

test('a question of which the rules know half the words is answered', async () => {
  const { rules } = await import('../../games/catham-city/learn/rules/en.ts')
  expect(searchRules(rules, 'Who wins a tie?').flatMap(({ body }) => body.flatMap(rulesOf))).toContain('CC-29')
})

test('an answer that ends in a colon brings along what it announces, and little that is beside it', async () => {
  const { rules } = await import('../../games/catham-city/learn/rules/en.ts')
  const answers = searchRules(rules, 'how many cards do I get at the start')
  expect(answers.map(({ id, body }) => [id, body.map(({ kind }) => kind)])).toEqual([['setup', ['text', 'list']]])
})

test('a section is found whole by its title and by the number of its rule', () => {
  expect(found('your turn')).toEqual([['turn', 3]])
  expect(found('x-3')).toEqual([['end', 1]])
})

test('accents and capitals need not be typed', () => {
  expect(found('detective')).toEqual([['turn', 1]])
  expect(hits('Żółta ŁAPKA', 'zolta lapka')).toEqual(['Żółta', 'ŁAPKA'])
  expect(hits('Großes Maß', 'mass')).toEqual(['Maß'])
  expect(hits('C’est', "c'e")).toEqual(['C’e'])
})

test('every place is highlighted, and no letter is lost', () => {
  expect(hits('Cards and more cards', 'card')).toEqual(['Card', 'card'])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      expect(
        highlight(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('an address leads to the block that names the rule, else to the section that covers it', () => {
  expect(blockFor(RULES, 'X-2')).toEqual({ section: 'turn', block: 1 })
  expect(blockFor(RULES, 'X-3')).toEqual({ section: 'end', block: null })
  expect(blockFor(RULES, 'end')).toEqual({ section: 'end', block: null })
  expect(blockFor(RULES, 'X-9')).toBeNull()
})
