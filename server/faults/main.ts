import { parseArgs } from 'node:util'
import { FAULTS } from './faults.ts'
import { survive, type Outcome } from './lab.ts'

const EXIT_USAGE = 2

/** `npm run faults [-- --only TEXT] [--seed TEXT] [--seconds 6]` */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: 'cats' },
      seconds: { type: 'string', default: '6' },
    },
  })
  const faults = FAULTS.filter((fault) => `${fault.name} ${fault.database}`.includes(values.only))
  if (faults.length === 0) {
    process.stderr.write(
      `no fault has "${values.only}" in its name:\n${FAULTS.map(({ name }) => `  ${name}\n`).join('')}`,
    )
    return EXIT_USAGE
  }
  process.stdout.write(row('fault', 'database', 'acknowledged', 'plays on after', 'charged at most', 'survived'))
  process.stdout.write(row('---', '---', '--:', '--:', '--:', '---'))
  let failed = 0
  for (const fault of faults) {
    const options = { seed: values.seed, lasts: Number(values.seconds) * 1000 }
    const outcome = await survive(fault, options).catch((error: unknown) => nothingToTell(fault, error))
    process.stdout.write(rowOf(outcome))
    for (const problem of outcome.problems) process.stderr.write(`  ${problem}\n`)
    if (outcome.problems.length > 0) failed++
  }
  process.stdout.write(`\n${faults.length - failed} of ${faults.length} faults survived, seed "${values.seed}"\n`)
  return failed === 0 ? 0 : 1
}

const nothingToTell = (fault: Outcome['fault'], error: unknown): Outcome => ({
  fault,
  acknowledged: 0,
  recovered: NaN,
  longestCharge: NaN,
  problems: [String(error)],
})

const rowOf = ({ fault, acknowledged, recovered, longestCharge, problems }: Outcome): string =>
  row(
    fault.name,
    fault.database === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    String(acknowledged),
    `${recovered} ms`,
    `${longestCharge} ms`,
    problems.length === 0 ? 'yes' : 'NO',
  )

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`

process.exitCode = await main()
