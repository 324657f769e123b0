import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPeople } from '@parvis/city'
import { type CityProcess, startCityProcess, startPostgres } from '@parvis/city/testing'
import { hostingPlanOf, nginxConfig } from '@parvis/edge'
import { type Asked, ask, makeCertificate, startFront } from '@parvis/edge/testing'
import { folderSite } from '@parvis/release'
import { freePorts } from '@parvis/server/testing'

const PARTS = ['API', 'IDENTITY', 'PAYMENT', 'EVIDENCE', 'DESK']

/** nginx with its generated configuration, in front of two processes of one city over one PostgreSQL. */
export async function startHostedCities() {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-hosted-'))
  const postgres = await startPostgres({ isDurable: true })
  const databaseUrl = postgres.createDatabase()
  const [port = 0, ...ports] = await freePorts(1 + 2 * PARTS.length)
  const portal = `https://127.0.0.1:${port}`
  const start = (which: number) =>
    startCityProcess({
      dataFolder: join(folder, 'data'),
      databaseUrl,
      portals: `valmont=${portal}`,
      env: Object.fromEntries(
        PARTS.map((part, at) => [`PARVIS_${part}_PORT`, String(ports[which * PARTS.length + at])]),
      ),
    })
  const cities: CityProcess[] = []
  const stopBehind = async () => {
    await Promise.all(cities.map(city => city.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  // One after the other: the first makes the database and the keys.
  for (const which of [0, 1]) cities.push(await start(which))
  const { cert, key } = await makeCertificate()
  const site = join(folder, 'site')
  mkdirSync(join(site, 'cities/valmont'), { recursive: true })
  writeFileSync(join(site, 'cities/valmont/city.json'), '{}')
  writeFileSync(join(folder, 'cert.pem'), cert)
  writeFileSync(join(folder, 'key.pem'), key)
  const plan = await hostingPlanOf(folderSite(site), {
    portal: [`valmont=${portal}`],
    city: cities.map(({ urls }) => urls.api),
    certificate: join(folder, 'cert.pem'),
    key: join(folder, 'key.pem'),
    listen: '127.0.0.1',
  })
  const front = await startFront('nginx', join(folder, 'nginx'), nginxConfig(plan), [port]).catch(
    async (failure: unknown) => {
      await stopBehind()
      throw failure
    },
  )
  return {
    ask: (path: string, asked: Asked = {}) => ask(portal, path, asked),
    async tokenOf(account: string): Promise<string> {
      const person = demoPeople.find(candidate => candidate.account === account)
      const body = JSON.stringify({ login: person?.email, password: person?.password })
      const headers = { 'content-type': 'application/json' }
      const { text } = await ask(portal, '/api/auth/customer/token', { method: 'POST', headers, body })
      return (JSON.parse(text) as { token: string }).token
    },
    /** Without warning, in the middle of its work. */
    kill: (which: number) => cities[which]?.kill(),
    async startAgain(which: number) {
      cities[which] = await start(which)
    },
    async stop() {
      await front.stop()
      await stopBehind()
    },
  }
}

export type HostedCities = Awaited<ReturnType<typeof startHostedCities>>
