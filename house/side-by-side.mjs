/** Runs commands at the same time and shows what each has said when it ends. All must succeed. */
import { spawn } from 'node:child_process'
import process from 'node:process'

for (const command of process.argv.slice(2)) {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Uint8Array[]} */
  const said = []
  child.stdout.on('data', (text) => said.push(text))
  child.stderr.on('data', (text) => said.push(text))
  child.on('close', (code) => {
    process.stdout.write(Buffer.concat([Buffer.from(`> ${command}\n`), ...said]))
    if (code !== 0) process.exitCode = 1
  })
}
