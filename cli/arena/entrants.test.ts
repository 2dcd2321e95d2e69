import { expect, test } from 'vitest'
import { commandOf, entrantsFrom, isOutside } from './entrants.ts'

test('bots are separated by commas, but not by those between quotes', () => {
  expect(entrantsFrom('greedy, search:100,random')).toEqual(['greedy', 'search:100', 'random'])
  expect(entrantsFrom('exec:./bot "a,b" \'c,d\',old-tom')).toEqual(['exec:./bot "a,b" \'c,d\'', 'old-tom'])
})

test('a command is words, those between quotes left whole', () => {
  expect(commandOf('exec:python3 bot.py')).toEqual(['python3', 'bot.py'])
  expect(commandOf('exec:  "/my bots/one"  --name="Tom, the \'old\'" \'\'')).toEqual([
    '/my bots/one',
    "--name=Tom, the 'old'",
    '',
  ])
  expect(isOutside('exec:x')).toBe(true)
  expect(isOutside('greedy')).toBe(false)
})

test.each([
  [undefined, /^which bots\? write --bots greedy,random$/],
  ['gary', /^there is no bot "gary": choose from random, .*, or write exec: and a command$/],
  ['greedy,', /^there is no bot ""/],
  ['exec:', /^there is no bot "exec:"/],
  ['exec: ,random', /^there is no bot "exec:"/],
  ['exec:sh -c "oops,random', /^a quotation mark " is not closed in "exec:sh -c "oops,random"$/],
])('%j is refused', (text, message) => {
  expect(() => entrantsFrom(text)).toThrow(message)
})
