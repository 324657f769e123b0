import { edge } from './edge-command.ts'
import { InvalidOption } from './hosting/hosting-plan.ts'

try {
  await edge(process.argv.slice(2), text => process.stdout.write(text))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof InvalidOption ? 2 : 1
}
