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
  // Prints only the city's warnings and errors; the file keeps everything for tests that read it.
  const write = (line: string) => {
    lines.write(line)
    if (/^\{"level":[456]0\b/.test(line)) process.stdout.write(line)
  }
  const front = isBehindNginx ? await makeFront(['valmont', 'port-sable'], REMOTES) : undefined
  // Environment for the workers and their child processes.
  Object.assign(process.env, front?.trust(findChromium()))
  const portal = await startPortal({
    ...{ data: join(folder, 'data'), site, anywhere: true, isCompressed: isBehindNginx, logTo: { write } },
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

/** HTTP control, because journeys run in other processes: stops and restarts a remote's origin. */
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
