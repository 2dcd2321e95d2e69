import type { Origin } from '@alleycat/ui/learn/rules.ts'

/** Where each rule comes from; `RULES.md` says the same. */
export const ORIGINS = {
  'CB-1': 'ruling',
  'CB-2': 'ruling',
  'CB-3': 'printed',
  'CB-4': 'printed',
  'CB-5': 'printed',
  'CB-6': 'ruling',
  'CB-7': 'printed',
  'CB-8': 'printed',
  'CB-9': 'printed',
  'CB-10': 'printed',
  'CB-11': 'ruling',
  'CB-12': 'ruling',
  'CB-13': 'ruling',
  'CB-14': 'printed',
  'CB-15': 'ruling',
  'CB-16': 'ruling',
  'CB-17': 'printed',
  'CB-18': 'printed',
  'CB-19': 'ruling',
  'CB-20': 'ruling',
  'CB-21': 'ruling',
  'CB-22': 'printed',
  'CB-23': 'ruling',
} as const satisfies Readonly<Record<string, Origin>>
