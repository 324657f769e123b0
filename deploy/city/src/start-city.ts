import { mkdir } from 'node:fs/promises'
import { getRequestListener } from '@hono/node-server'
import { createDemoClock, type DemoClock } from './clock.ts'
import { type OpenDatabase, openDatabase } from './db/database.ts'
import type { CityUrls, Deps } from './deps.ts'
import { keepClockOffset, readClockOffset } from './desk/clock-offset.repo.ts'
import { createDeskApp } from './desk/desk-app.ts'
import { createEvidenceApp } from './evidence-store/evidence-app.ts'
import { openFileStore } from './evidence-store/open-file-store.ts'
import { createCityApp } from './http/city-app.ts'
import { type Door, type DoorManners, takeDoor } from './http/door.ts'
import { createLimits } from './http/limits.ts'
import { loadSigningKey } from './identity/identity-keys.ts'
import { createIdentityProvider } from './identity/identity-provider.ts'
import { ALL_JOBS } from './jobs/all-jobs.ts'
import { type RunningJobs, startJobs } from './jobs/jobs.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { createCatalogues } from './modules/catalogue/catalogue.ts'
import { openCityRegistry } from './modules/config/city.ts'
import { applyConfigFiles } from './modules/config/config-files.ts'
import { createGeocoder } from './modules/geocoding/geocoder.ts'
import { createReadiness } from './modules/health/readiness.ts'
import { mopUpPayments } from './modules/payments/mop-up.job.ts'
import { startRounds } from './payment-page/delivery.ts'
import { merchantOf } from './payment-page/merchant.ts'
import { createPaymentApp } from './payment-page/payment-app.ts'
import { loadSecrets } from './secrets.ts'
import { seedOnce } from './seed/seed.ts'
import { seedFiles } from './seed/seed-files.ts'
import { type CityOptions, DEFAULT_OPTIONS } from './settings.ts'
import { createSmsSender } from './sms/sms-sender.ts'

export interface RunningCity {
  urls: CityUrls
  clock: DemoClock
  deps: Deps
  stop(): Promise<void>
}

type Doors = Record<Exclude<keyof CityUrls, 'desk'>, Door> & { desk: Door | null }

/** Ten megabytes over a line of 400 kbit/s, and a little. */
const UPLOAD_SECONDS = 300

const closeAll = async (doors: readonly Door[]): Promise<void> => {
  await Promise.all(doors.map(door => door.close()))
}

const takeDoors = async ({ ports, hasDesk }: CityOptions): Promise<Doors> => {
  const taken: Door[] = []
  const take = async (port: number, manners: DoorManners = {}): Promise<Door> => {
    const door = await takeDoor(port, manners)
    taken.push(door)
    return door
  }
  try {
    return {
      api: await take(ports.api),
      identityProvider: await take(ports.identityProvider),
      payment: await take(ports.payment),
      evidence: await take(ports.evidence, { requestSeconds: UPLOAD_SECONDS }),
      desk: hasDesk ? await take(ports.desk) : null,
    }
  } catch (failure) {
    await closeAll(taken)
    throw failure
  }
}

const urlsOf = (doors: Doors): CityUrls => ({
  api: doors.api.url,
  identityProvider: doors.identityProvider.url,
  payment: doors.payment.url,
  evidence: doors.evidence.url,
  desk: doors.desk?.url ?? '',
})

const makeDeps = async (options: CityOptions, database: OpenDatabase, urls: CityUrls) => {
  const { db } = database
  // With a database elsewhere nothing else has made it yet; keys, mails and documents stand in it all the same.
  if (options.dataFolder !== undefined) await mkdir(options.dataFolder, { recursive: true, mode: 0o700 })
  const secrets = await loadSecrets(options.dataFolder)
  const clock = createDemoClock(await readClockOffset(db))
  const isSeeded = await seedOnce({ db, now: clock.now(), secrets })
  const log = createLog(options.logLevel, options.logTo)
  if (isSeeded) log.info('the demo cities are seeded')
  await applyConfigFiles({ db, clock, log }, options.configFiles ?? {})
  const { cities, reload } = await openCityRegistry(db, options, log)
  const files = await openFileStore(options, urls.evidence, secrets.upload)
  // A city that lives in memory for a moment goes without them.
  if (isSeeded && options.dataFolder !== undefined) await seedFiles(db, files, clock.now())
  const deps: Deps = {
    db,
    clock,
    log,
    secrets,
    urls,
    limits: createLimits(database.kind === 'postgresql' ? database.pool : undefined),
    mailer: await createMailer(options, clock),
    sms: await createSmsSender(options, clock),
    files,
    cities,
    reloadCities: reload,
    catalogues: createCatalogues(db),
    geocoder: createGeocoder({ db, log, upstreamUrl: options.geocoderUrl }),
    isReady: createReadiness({ db, files }),
  }
  return { deps, clock }
}

const openDoors = async (doors: Doors, options: CityOptions, deps: Deps, clock: DemoClock) => {
  const { db, log, secrets, cities, files } = deps
  const portals = cities.flatMap(city => city.portals)
  const signingKey = await loadSigningKey(options.dataFolder)
  const moveClock = async (change: () => void) => {
    change()
    await keepClockOffset(db, clock.offsetMs())
  }
  doors.identityProvider.open(
    createIdentityProvider({ issuer: doors.identityProvider.url, cities, secrets, signingKey }),
  )
  const merchants = () => cities.map(city => merchantOf(secrets.payment, city))
  const provider = { db, clock, log, merchants, url: doors.payment.url }
  doors.payment.open(getRequestListener(createPaymentApp(provider).fetch))
  doors.evidence.open(
    getRequestListener(createEvidenceApp({ db, clock, files, secret: secrets.upload, portals }).fetch),
  )
  doors.desk?.open(getRequestListener(createDeskApp({ deps, clock, moveClock }).fetch))
  doors.api.open(getRequestListener(createCityApp(deps).fetch))
  return { stopProvider: startRounds(provider) }
}

/**
 * Starts the whole city on this machine: API, identity provider, payment page, evidence store and desk.
 * Ports are taken first, so that each part knows where the others answer.
 */
export const startCity = async (given: Partial<CityOptions> = {}): Promise<RunningCity> => {
  const options: CityOptions = { ...DEFAULT_OPTIONS, ...given }
  const doors = await takeDoors(options)
  let database: OpenDatabase | undefined
  let jobs: RunningJobs | undefined
  let stopProvider: (() => Promise<void>) | undefined
  const stop = async () => {
    await closeAll(Object.values(doors).filter(door => door !== null))
    await Promise.all([jobs?.stop(), stopProvider?.()])
    await database?.close()
  }
  try {
    database = await openDatabase(options)
    const urls = urlsOf(doors)
    const { deps, clock } = await makeDeps(options, database, urls)
    stopProvider = (await openDoors(doors, options, deps, clock)).stopProvider
    await mopUpPayments(deps)
    jobs = startJobs(deps, ALL_JOBS)
    deps.log.info({ ...urls, storage: database.kind }, 'the city is open')
    return { urls, clock, deps, stop }
  } catch (failure) {
    await stop()
    throw failure
  }
}
