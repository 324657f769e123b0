import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REMOTES } from '@parvis/build/parts'
import { demoFines, demoPeople, type RunningPortal, startPortal } from '@parvis/start'
import { findChromium } from '@parvis/start/chromium'
import { isBehindNginx, makeFront } from './front.ts'
import { ADDRESSES_ENV, type Addresses } from './portal.ts'

/** One portal for all journeys: the built federation on free ports, with a city of its own in a temporary folder. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-e2e-'))
  const site = join(folder, 'site')
  const log = join(folder, 'city.log')
  const lines = createWriteStream(log)
  // A run shows what went wrong at the city, and keeps the rest for the journey that reads it.
  const write = (line: string) => {
    lines.write(line)
    if (/^\{"level":[456]0\b/.test(line)) process.stdout.write(line)
  }
  const front = isBehindNginx ? await makeFront(['valmont', 'port-sable'], REMOTES) : undefined
  // For the workers, and the commands that they run.
  Object.assign(process.env, front?.trust(findChromium()))
  const portal = await startPortal({
    ...{ data: join(folder, 'data'), site, anywhere: true, logTo: { write } },
    ...(front === undefined ? {} : { front }),
  })
  const control = await remoteControl(portal)
  const addresses: Addresses = {
    portals: portal.portals,
    origins: {
      ...Object.fromEntries(
        Object.entries(portal.ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`]),
      ),
      ...front?.origins,
    },
    control: control.url,
    site,
    log,
    people: demoPeople,
    fines: demoFines,
  }
  const file = join(folder, 'addresses.json')
  writeFileSync(file, JSON.stringify(addresses))
  process.env[ADDRESSES_ENV] = file
  return async () => {
    await control.stop()
    await portal.stop()
    lines.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Journeys run in other processes: this lets them take a remote's origin away and bring it back. */
async function remoteControl(portal: RunningPortal) {
  const server = createServer((request, response) => {
    const [, verb, name = ''] = (request.url ?? '').split('/')
    const act = verb === 'stop' ? portal.stopOrigin : portal.startOrigin
    act(name).then(
      () => response.end('done'),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise(resolve => server.close(resolve)) }
}
