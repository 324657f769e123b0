import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { REMOTES } from '@parvis/build/parts'
import { demoFines, demoPeople } from '@parvis/city'
import { folders, type RunningPortal, startPortal } from './portal.ts'
import { preferredPorts } from './ports.ts'

const root = join(import.meta.dirname, '../../..')
const { data, site } = folders(root)

const isFresh = process.argv.includes('--fresh')
if (isFresh) {
  rmSync(data, { recursive: true, force: true })
  console.log('Beginning anew: the data of earlier starts is gone.')
}

const portal = await startPortal({ data, site, isFresh, say: line => console.log(line) }).catch(
  (error: unknown) => {
    console.error(`\nThe portal could not start: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  },
)
await answering(portal)
welcome(portal)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
listenToKeyboard()

async function end(): Promise<void> {
  console.log('\nStopping …')
  await portal.stop()
  console.log(
    `Stopped. Your data is kept in ${data.replace(`${root}/`, '')}; "npm start" continues from there.`,
  )
  process.exit(0)
}

/** Waits until every address answers, before anything is printed. */
async function answering({ portals, city }: RunningPortal): Promise<void> {
  const addresses = [...Object.values(portals), `${city.urls.api}/readyz`]
  for (const url of addresses) {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  }
}

function listed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`  ${title}`, ...lines, '']
}

function welcome({ portals, city, ports, demo }: RunningPortal): void {
  const moved = Object.entries(preferredPorts(Object.keys(portals))).filter(
    ([name, port]) => ports[name] !== port,
  )
  const lines = [
    '',
    '  Parvis is ready',
    '',
    ...Object.entries(portals).map(([name, url]) => `  ${name.padEnd(12)} ${url}`),
    `  ${'desk, mail'.padEnd(12)} ${city.urls.desk}`,
    `  ${'embedded'.padEnd(12)} ${demo}`,
    '',
    ...listed(
      'People of the demonstration',
      demoPeople
        .filter(({ cityId }) => cityId in portals)
        .map(
          ({ cityId, email, password, shows }) =>
            `  ${cityId.padEnd(11)} ${email.padEnd(30)} ${password.padEnd(22)} ${shows}`,
        ),
    ),
    ...listed(
      'Fines to look up (number, plate)',
      demoFines
        .filter(({ cityId }) => cityId in portals)
        .map(({ number, plate, shows }) => `  ${number}  ${plate.padEnd(10)} ${shows}`),
    ),
    ...(moved.length > 0
      ? [
          `  Ports taken by other programs: ${moved.map(([name, port]) => `${port} (${name})`).join(', ')}; the next free ones are used.`,
          '',
        ]
      : []),
    `  Type "stop fines" or "start fines" (${REMOTES.join(', ')}) to take one part away and bring it back.`,
    '  Stop with Ctrl-C; nothing is lost. "npm start -- --fresh" begins anew.',
    '',
  ]
  console.log(lines.join('\n'))
}

function listenToKeyboard(): void {
  const keyboard = createInterface({ input: process.stdin })
  keyboard.on('line', line => {
    const [verb, name] = line.trim().split(/\s+/)
    if (name === undefined || !REMOTES.includes(name)) return
    if (verb === 'stop') void portal.stopOrigin(name).then(() => console.log(`${name} is stopped`))
    if (verb === 'start') void portal.startOrigin(name).then(() => console.log(`${name} is back`))
  })
}
