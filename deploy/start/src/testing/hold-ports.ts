import { portsOf, reservePorts } from '../ports.ts'

/** A process that holds the ports of a portal, answers there with its own number, and ends with its standard input. */
const reserved = await reservePorts(false, ['first', 'second'])
for (const { open } of Object.values(reserved))
  open((_request, response) => void response.end(String(process.pid)))
console.log(JSON.stringify(portsOf(reserved)))
process.stdin.resume().once('end', () => process.exit(0))
