import { join } from 'node:path'
import { type BuildRecord, build, REMOTES } from '@parvis/build'
import { type RunningCity, startCity } from '@parvis/city'
import { type Listening, listen, portalOrigin, remoteOrigin } from '@parvis/edge'
import { type CityLook, promote, publish, type Site } from '@parvis/release'
import { choosePorts, type Ports } from './ports.ts'

export type RemoteName = (typeof REMOTES)[number]

export interface PortalOptions {
  /** Where data, mails and documents are kept between starts. */
  readonly data: string
  /** Where published versions stand. */
  readonly site: string
  /** Any free ports, as tests do. */
  readonly anywhere?: boolean
  readonly say?: (line: string) => void
  /** Hears everything that the city logs, instead of warnings on standard output. */
  readonly logTo?: { write(line: string): void }
}

export interface RunningPortal {
  readonly ports: Ports
  readonly city: RunningCity
  readonly site: Site
  /** Address of each city's portal. */
  readonly portals: Readonly<Record<string, string>>
  stopOrigin(name: RemoteName): Promise<void>
  startOrigin(name: RemoteName): Promise<void>
  stop(): Promise<void>
}

const CITIES = ['valmont', 'port-sable'] as const

/** Everything a city needs, on this machine: the reference city, each remote's origin, and the portals. */
export async function startPortal(options: PortalOptions): Promise<RunningPortal> {
  const say = options.say ?? (() => {})
  const site: Site = { root: options.site }
  const records = await buildAll(say)
  for (const record of records) await publish(site, record)
  const ports = await choosePorts(options.anywhere ?? false)
  const portals = Object.fromEntries(CITIES.map(city => [city, address(ports[city])]))
  say('Starting the reference city …')
  const { api, identityProvider, payment, evidence, desk } = ports
  const city = await startCity({
    dataFolder: options.data,
    ports: { api, identityProvider, payment, evidence, desk },
    portals: Object.fromEntries(
      CITIES.map(name => [name, [address(ports[name]), `http://localhost:${ports[name]}`]]),
    ),
    databaseUrl: process.env.DATABASE_URL,
    logLevel: process.env.LOG_LEVEL ?? (options.logTo ? 'debug' : 'warn'),
    logTo: options.logTo,
  })
  const origins = Object.fromEntries(REMOTES.map(name => [name, address(ports[name])]))
  const versions = Object.fromEntries(records.map(({ name, version }) => [name, version]))
  for (const name of CITIES) {
    const look = await lookOf(name, city)
    promote(site, { city: name, versions, origins, look, createdAt: new Date().toISOString() })
  }
  const running = new Map<RemoteName, Listening>()
  const startOrigin = async (name: RemoteName) => {
    if (!running.has(name)) running.set(name, await listen(remoteOrigin(site, name), ports[name]))
  }
  const stopOrigin = async (name: RemoteName) => {
    await running.get(name)?.stop()
    running.delete(name)
  }
  for (const name of REMOTES) await startOrigin(name)
  const edges: Listening[] = []
  for (const name of CITIES)
    edges.push(await listen(portalOrigin({ site, city: name, api: city.urls.api }), ports[name]))
  return {
    ports,
    city,
    site,
    portals,
    startOrigin,
    stopOrigin,
    async stop() {
      await Promise.all([...edges, ...running.values()].map(server => server.stop()))
      await city.stop()
    },
  }
}

async function buildAll(say: (line: string) => void): Promise<BuildRecord[]> {
  const records: BuildRecord[] = []
  for (const name of ['shell', ...REMOTES]) {
    const started = performance.now()
    const record = await build(name)
    const took = performance.now() - started
    if (took > 300) say(`Built ${name} ${record.version} in ${(took / 1000).toFixed(1)} s`)
    records.push(record)
  }
  return records
}

interface AnsweredConfig extends Pick<CityLook, 'name' | 'theme'> {
  readonly logo: string | null
  readonly themeImages: { readonly header: string | null } | null
}

async function lookOf(name: string, city: RunningCity): Promise<CityLook> {
  const ask = async (path: string) =>
    (await fetch(`${city.urls.api}${path}`, { headers: { 'x-parvis-city': name } })).json()
  const config = (await ask('/api/config')) as AnsweredConfig
  const reporting = (await ask('/api/config/error-reporting')) as { dsn: string | null; enabled: boolean }
  return {
    name: config.name,
    theme: config.theme,
    evidenceOrigin: city.urls.evidence,
    paymentOrigin: city.urls.payment,
    imageOrigins: [config.logo, config.themeImages?.header].flatMap(originOf),
    reportsOrigin: (reporting.enabled ? originOf(reporting.dsn)[0] : null) ?? null,
  }
}

/** A path of the portal itself has none. */
const originOf = (url: string | null | undefined): string[] =>
  url && URL.canParse(url) ? [new URL(url).origin] : []

const address = (port: number) => `http://127.0.0.1:${port}`

export const folders = (root: string) => ({
  data: join(root, '.parvis/data'),
  site: join(root, '.parvis/site'),
})
