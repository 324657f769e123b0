import { runRelease } from './release-command.ts'

process.exitCode = await runRelease(process.argv.slice(2))
