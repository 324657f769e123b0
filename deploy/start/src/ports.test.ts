import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build, REMOTES } from '@parvis/build/parts'
import { ensureKeys, folderSite, publish } from '@parvis/release'
import { oneAtATime } from '@parvis/server/testing'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Ports, portsOf, preferredPorts, reservePorts } from './ports.ts'

const CITIES = ['valmont', 'port-sable']
const PREFERRED_PORTS = preferredPorts(CITIES)
/** Each is half a minute of two processors; PARVIS_PORTALS_AT_ONCE asks for more. */
const PORTALS = Number(process.env.PARVIS_PORTALS_AT_ONCE ?? 2)

const running: ChildProcess[] = []
const published = mkdtempSync(join(tmpdir(), 'parvis-published-'))
afterAll(() => rmSync(published, { recursive: true }))

/** Starts a program of `testing` and reads the ports it reports. */
async function start(
  program: string,
  ...args: string[]
): Promise<{ readonly pid: number; readonly ports: Ports }> {
  const file = join(import.meta.dirname, 'testing', program)
  const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  running.push(child)
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code}`)
  })
  const said = once(createInterface({ input: child.stdout }), 'line')
  const [line] = (await Promise.race([said, died])) as [string]
  died.catch(() => {})
  return { pid: child.pid ?? 0, ports: JSON.parse(line) as Ports }
}

afterEach(async () => {
  const ends = running.splice(0).map(child => {
    const end = child.exitCode === null ? once(child, 'exit') : null
    child.stdin?.end()
    return end
  })
  await Promise.all(ends)
})

const all = (portals: readonly { readonly ports: Ports }[]) =>
  portals.flatMap(({ ports }) => Object.values(ports))

describe('the ports of a portal', () => {
  it('are all different, and ours', async () => {
    const reserved = await reservePorts(true, CITIES)
    const ports = Object.values(portsOf(reserved))
    expect(new Set(ports).size).toBe(Object.keys(PREFERRED_PORTS).length)
    expect(ports.every(port => port > 0)).toBe(true)
    await Promise.all(Object.values(reserved).map(reservation => reservation.close()))
  })

  it('are nobody else’s, however many portals start at once', async () => {
    const portals = await Promise.all(Array.from({ length: 10 }, () => start('hold-ports.ts')))
    const count = 10 * Object.keys(PREFERRED_PORTS).length
    expect(new Set(all(portals)).size).toBe(count)
    const answers = portals.flatMap(({ pid, ports }) =>
      Object.values(ports).map(async port => {
        const answer = await fetch(`http://127.0.0.1:${port}`)
        return (await answer.text()) === String(pid)
      }),
    )
    expect(await Promise.all(answers)).toEqual(Array(count).fill(true))
  })

  it(`let ${PORTALS} whole portals start at once, each with its own city and parts`, {
    timeout: PORTALS * 60_000,
  }, async () => {
    // Built once, as each portal would: the shell pins the public key.
    ensureKeys()
    for (const name of ['shell', ...REMOTES])
      await publish(folderSite(published), await oneAtATime(name, () => build(name)), { isCompressed: false })
    const portals = await Promise.all(
      Array.from({ length: PORTALS }, () =>
        start('run-portal.ts', published, process.env.PARVIS_TEST_FOLDER ?? ''),
      ),
    )
    expect(new Set(all(portals)).size).toBe(PORTALS * Object.keys(PREFERRED_PORTS).length)
    for (const { ports } of portals) {
      const page = await (await fetch(`http://127.0.0.1:${ports.valmont}/fps`)).text()
      for (const name of REMOTES) expect(page).toContain(`"http://127.0.0.1:${ports[name]}/`)
      const config = await fetch(`http://127.0.0.1:${ports.valmont}/api/config`)
      expect(config.status).toBe(200)
    }
  })
})
