import type { CatBurglarsView } from '../rules/view.ts'
import type { Words } from '../words/words.ts'

/** What stands in the way of an attempt in this position, in words; empty where the rule says it all. */
export function lackText(attempt: string, view: CatBurglarsView, words: Words): string {
  const own = view.viewer === null ? [] : view.gangs[view.viewer]!
  const raid = /^infiltrate (\d)\.(\d+) /.exec(attempt)
  if (raid) {
    const gang = view.gangs[Number(raid[1])]?.[Number(raid[2])]
    if (!gang?.active) return words.lack.noFaceDown
    const unpaid = unpaidOf(gang.cats, view.hand ?? '')
    return unpaid === '' ? '' : words.lack.pay(unpaid)
  }
  const place = /^(form \w on|activate \w under|secure) (\d+)$/.exec(attempt)
  const number = Number(place?.[2])
  const gang = own[number]
  if (!place || !gang) return ''
  if (attempt.startsWith('form')) return words.lack.size(gang.cats.length)
  if (attempt.startsWith('activate')) return gang.active ? words.lack.taken(number + 1) : ''
  if (!gang.active) return words.lack.nothingUnder(number + 1)
  return gang.under && !gang.cats.includes(gang.under) ? words.lack.trap(number + 1) : ''
}

/** The cats of a gang for which a hand has neither their colour nor a mirror. */
function unpaidOf(cats: string, hand: string): string {
  const left = [...hand]
  const take = (card: string): boolean => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  return [...cats]
    .filter((cat) => !take(cat))
    .filter(() => !take('M'))
    .join('')
}
