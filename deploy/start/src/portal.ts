import { join } from 'node:path'
import { REMOTES } from '@parvis/build/parts'
import { cityIdOf, type RunningCity, readCityPlaces, readImageOrigins, startCity } from '@parvis/city'
import { portalOrigin, remoteOrigin } from '@parvis/edge'
import { ensureKeys, folderSite, publish, type Site } from '@parvis/release'
import { bind } from '@parvis/server'
import { demoSite } from './demo-site.ts'
import { type BoundServers, type EachPort, type Ports, portsOf, reservePorts } from './ports.ts'
import { apiOf, buildAll, ensureReleases, followSources } from './releases-of-sources.ts'

/** A server in front of portals and parts, as in production. */
export interface PortalFront {
  /** City or part → its public origin. */
  readonly origins: Readonly<Record<string, string>>
  /** Call once the site has its cities. */
  open(site: Site, api: string): Promise<void>
  stopOrigin(name: string): Promise<void>
  startOrigin(name: string): Promise<void>
  close(): Promise<void>
}

export interface PortalOptions {
  /** Where data, mails and documents are kept between starts. */
  readonly data: string
  /** Folder of published versions. */
  readonly site: string
  /** Whether cities that run other versions than these sources get these; else they are only told. */
  readonly isFresh?: boolean
  /** Any free ports, as tests do. */
  readonly anywhere?: boolean
  /** Whether parts and pages are compressed as well as can be; false where visitors are on the same machine. */
  readonly isCompressed?: boolean
  readonly say?: (line: string) => void
  /** Destination of the city's whole log, instead of warnings on standard output. */
  readonly logTo?: { write(line: string): void }
  readonly front?: PortalFront
}

export interface RunningPortal {
  readonly ports: Ports
  readonly city: RunningCity
  readonly site: Site
  /** Address of each city's portal. */
  readonly portals: Readonly<Record<string, string>>
  /** Origin of a foreign site that embeds parts of the first portal. */
  readonly demo: string
  stopOrigin(name: string): Promise<void>
  startOrigin(name: string): Promise<void>
  stop(): Promise<void>
}

/** Everything a city needs, on this machine: the reference city, each remote's origin, and the portals. */
export async function startPortal(options: PortalOptions): Promise<RunningPortal> {
  const say = options.say ?? (() => {})
  const site: Site = {
    ...folderSite(options.site),
    ...(options.isCompressed === false && { brotliQuality: 1 }),
  }
  // Before the shell is built, which pins the public key.
  ensureKeys()
  const records = await buildAll(say)
  for (const record of records) await publish(site, record, options)
  const places = readCityPlaces(process.env.PARVIS_CITIES)
  const cities = places.map(cityIdOf)
  const reserved = await reservePorts(options.anywhere ?? false, cities)
  const { front } = options
  const addresses = {
    ...(Object.fromEntries(Object.entries(reserved).map(([name, { url }]) => [name, url])) as Addresses),
    ...front?.origins,
  }
  const portals = Object.fromEntries(cities.map(name => [name, addresses[name] ?? '']))
  try {
    say('Starting the reference city …')
    const city = await startReferenceCity(options, { reserved, places, portals, demo: addresses.demo })
    await ensureReleases(site, records, { addresses, portals, city })
    await followSources(site, records, { cities, say, isFresh: options.isFresh ?? false })
    const origins = remoteOrigins(site, reserved)
    for (const name of REMOTES) await origins.start(name)
    for (const name of cities)
      reserved[name]?.serve(portalOrigin({ site, city: name, api: apiOf(name, city) }))
    reserved.demo.serve(
      demoSite({
        portal: portals[cities[0] ?? ''] ?? '',
        evidence: city.urls.evidence,
        payment: city.urls.payment,
      }),
    )
    await front?.open(site, city.urls.api)
    return {
      ports: portsOf(reserved),
      city,
      site,
      portals,
      demo: addresses.demo,
      startOrigin: front?.startOrigin ?? origins.start,
      stopOrigin: front?.stopOrigin ?? origins.stop,
      async stop() {
        await front?.close()
        await Promise.all([
          ...[...cities, 'demo'].map(name => reserved[name]?.close()),
          ...REMOTES.map(origins.stop),
        ])
        await city.stop()
      },
    }
  } catch (error) {
    await Promise.all(Object.values(reserved).map(server => server.close()))
    throw error
  }
}

type Addresses = EachPort<string>
type Portals = Readonly<Record<string, string>>

interface StartedPlaces {
  readonly reserved: BoundServers
  /** Of PARVIS_CITIES. */
  readonly places: readonly string[]
  readonly portals: Portals
  readonly demo: string
}

function startReferenceCity(
  options: PortalOptions,
  { reserved, places, portals, demo }: StartedPlaces,
): Promise<RunningCity> {
  const { api, identityProvider, payment, evidence, desk } = reserved
  return startCity({
    dataFolder: options.data,
    servers: { api, identityProvider, payment, evidence, desk },
    cities: places,
    portals: Object.fromEntries(
      Object.entries(portals).map(([name, url]) => [name, [url, url.replace('127.0.0.1', 'localhost')]]),
    ),
    embedOrigins: { [Object.keys(portals)[0] ?? '']: [{ origin: demo, signIn: true }] },
    databaseUrl: process.env.DATABASE_URL,
    imageOrigins: readImageOrigins(process.env.PARVIS_IMAGE_ORIGINS),
    logLevel: process.env.LOG_LEVEL ?? (options.logTo ? 'debug' : 'warn'),
    logTo: options.logTo,
  })
}

/** Servers of the remotes' origins; each can stop and restart at the same address, which pages contain. */
function remoteOrigins(site: Site, reserved: BoundServers) {
  const own = new Map(Object.entries(reserved).filter(([name]) => REMOTES.includes(name)))
  const running = new Map(own)
  return {
    async start(name: string) {
      const port = own.get(name)?.port
      if (port === undefined) throw new Error(`no remote is named "${name}"`)
      const server = running.get(name) ?? (await bind(port))
      server.serve(remoteOrigin(site, name))
      running.set(name, server)
    },
    async stop(name: string) {
      await running.get(name)?.close()
      running.delete(name)
    },
  }
}

export const folders = (root: string) => ({
  data: join(root, '.parvis/data'),
  site: join(root, '.parvis/site'),
})
