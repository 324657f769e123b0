import { portsOf, reservePorts } from '../ports.ts'

/**
 * Child process that binds a portal's ports, answers there with its own number, and exits when its standard input ends.
 */
const reserved = await reservePorts(false, ['first', 'second'])
for (const { open } of Object.values(reserved))
  open((_request, response) => void response.end(String(process.pid)))
console.log(JSON.stringify(portsOf(reserved)))
process.stdin.resume().once('end', () => process.exit(0))
