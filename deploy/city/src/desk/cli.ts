import { runCli } from './run-cli.ts'

/** `npm run desk -- <command>`: plays the city's agent from a terminal. */
process.exitCode = await runCli(process.argv.slice(2), {
  say: text => console.log(text),
  complain: text => console.error(text),
  env: process.env,
})
