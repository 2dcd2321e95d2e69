import { CHARACTERS } from '@alleycat/bots'
import { Refused } from '../errors.ts'

/**
 * Refuses names that nobody can see and names that pass for a bot of the house. Control characters and the like are
 * refused by the schema of the request.
 */
export function checkName(name: string): void {
  if (INVISIBLE.test(name) || !VISIBLE.test(name)) throw new Refused('invisible-name')
  if (NAMES_OF_BOTS.has(skeletonOf(name))) throw new Refused('name-of-a-bot')
}

/** Characters that take room or none but show nothing: spaces other than the plain one, fillers and joiners. */
const INVISIBLE = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]|[^\P{Zs} ]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * What a name looks like at a glance, after the skeletons of Unicode TS 39: without case, accents, spaces and
 * punctuation, and with one letter for all that look like it.
 */
const skeletonOf = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    (letter) => LOOK_ALIKES.get(letter) ?? letter,
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** Letters and digits that look like a Latin letter, most of them Greek and Cyrillic; i, l and 1 look the same. */
const LOOK_ALIKES = new Map(
  Object.entries({
    a: 'аαɑ4',
    b: 'ьвβ8',
    c: 'сϲᴄ',
    d: 'ԁɗ',
    e: 'еεєҽ3',
    g: 'ɡցģ9',
    h: 'һн',
    k: 'кκ',
    l: 'i1ıіιӏɩ|ǀ',
    m: 'мᴍ',
    n: 'ոπп',
    o: 'оοσօ0ɵ',
    p: 'рρ',
    r: 'гᴦ',
    s: 'ѕꜱ5',
    t: 'тτ7',
    u: 'υսцʋ',
    v: 'ѵνᴠ',
    w: 'ԝшωᴡ',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ2',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
)

const NAMES_OF_BOTS = new Set(CHARACTERS.map(({ name }) => skeletonOf(name)))
