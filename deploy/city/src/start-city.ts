import { getRequestListener } from '@hono/node-server'
import { createSandboxApp, startRounds } from '@parvis/payment-sandbox'
import { BEHIND_PROXY, type BoundServer, bind, type ServerOptions, UPLOAD_SECONDS } from '@parvis/server'
import type { CityFolder } from './cities/city-data.ts'
import { dialectsOf, readCities } from './cities/city-folder.ts'
import { createDemoClock, type DemoClock } from './clock.ts'
import { ownFolder } from './db/data-folder.ts'
import { type OpenDatabase, openDatabase } from './db/database.ts'
import type { CityUrls, Deps } from './deps.ts'
import { keepClockOffset, readClockOffset } from './desk/clock-offset.repo.ts'
import { createDeskApp } from './desk/desk-app.ts'
import { createEvidenceApp } from './evidence-store/evidence-app.ts'
import { openFileStore } from './evidence-store/open-file-store.ts'
import { createCityApp } from './http/city-app.ts'
import { createLimits } from './http/limits.ts'
import { notReady } from './http/not-ready.ts'
import { loadSigningKey } from './identity/identity-keys.ts'
import { createIdentityProvider, identityHeaders } from './identity/identity-provider.ts'
import { createTestAccounts } from './identity/test-accounts.ts'
import { ALL_JOBS } from './jobs/all-jobs.ts'
import { type Background, createBackground } from './jobs/background.ts'
import { type RunningJobs, startJobs } from './jobs/jobs.ts'
import { createLog } from './log.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { createCatalogues } from './modules/catalogue/catalogue.ts'
import { type CityPlaces, openCityRegistry } from './modules/config/city.ts'
import { applyConfigFiles } from './modules/config/config-files.ts'
import { makePaperOfMail } from './modules/documents/paper-of-mail.ts'
import { createGeocoder } from './modules/geocoding/geocoder.ts'
import { createReadiness } from './modules/health/readiness.ts'
import { reconcilePayments } from './modules/payments/payment-reconciliation.job.ts'
import { createMetrics, type Metrics, NO_METRICS } from './observability/metrics.ts'
import { createMetricsApp } from './observability/metrics-app.ts'
import type { Tracing } from './observability/spans.ts'
import { NO_TRACING, openTracing } from './observability/tracing.ts'
import { merchantsOf, sandboxTablesOf } from './payment-sandbox.ts'
import { createPrinter } from './pdf/printer.ts'
import { loadSecrets } from './secrets.ts'
import { openCities } from './seed/seed.ts'
import { seedFiles } from './seed/seed-files.ts'
import { type CityOptions, DEFAULT_OPTIONS, portalsOf } from './settings.ts'
import { createSmsSender } from './sms/sms-sender.ts'

export interface RunningCity {
  urls: CityUrls
  clock: DemoClock
  deps: Deps
  stop(): Promise<void>
}

type Servers = Record<Exclude<keyof CityUrls, 'desk' | 'metrics'>, BoundServer> & {
  desk: BoundServer | null
  metrics: BoundServer | null
}

/** Milliseconds to wait for an unresponsive mail server when stopping; its mails are kept for the next start. */
const BACKGROUND_MS = 8_000

const closeAll = async (servers: readonly BoundServer[]): Promise<void> => {
  await Promise.all(servers.map(server => server.close()))
}

const takePorts = async (options: CityOptions): Promise<Servers> => {
  const { ports, servers, hasDesk, metricsPort, headers = {} } = options
  const taken: BoundServer[] = []
  const take = async (port: number, options: ServerOptions = {}): Promise<BoundServer> => {
    const server = await bind(port, { headers, ...options })
    taken.push(server)
    return server
  }
  try {
    const metrics = metricsPort === undefined ? null : await take(metricsPort)
    if (servers) return { ...servers, metrics }
    return {
      metrics,
      api: await take(ports.api, { ...BEHIND_PROXY, notReady }),
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

const urlsOf = (servers: Servers, publicUrls: CityOptions['publicUrls']): CityUrls => ({
  api: servers.api.url,
  identityProvider: servers.identityProvider.url,
  payment: servers.payment.url,
  evidence: servers.evidence.url,
  desk: servers.desk?.url ?? '',
  metrics: servers.metrics?.url ?? '',
  ...publicUrls,
})

const placesOf = (options: CityOptions, folders: readonly CityFolder[]): CityPlaces => ({
  ...options,
  cityIds: folders.map(({ cityId }) => cityId),
  portals: portalsOf(options),
  paymentDialects: dialectsOf(folders),
})

interface Started {
  folders: readonly CityFolder[]
  database: OpenDatabase
  urls: CityUrls
  metrics: Metrics
  tracing: Tracing
}

const makeDeps = async (options: CityOptions, { folders, database, urls, metrics, tracing }: Started) => {
  const { db } = database
  // With an external database the folder may not exist yet, but keys, mails and documents need it.
  if (options.dataFolder !== undefined) await ownFolder(options.dataFolder)
  const secrets = options.secrets ?? (await loadSecrets(options.dataFolder))
  const clock = createDemoClock(await readClockOffset(db))
  const places = placesOf(options, folders)
  const newCities = await openCities({ db, now: clock.now(), secrets, cities: folders })
  const log = createLog(options.logLevel, options.logTo)
  if (newCities.length > 0) log.info({ cities: newCities }, 'new cities are written')
  await applyConfigFiles({ db, clock, log, places }, options.configFiles ?? {})
  const { cities, reload } = await openCityRegistry(db, places, log)
  const files = await openFileStore(options, urls.evidence, secrets.upload)
  // An in-memory city does not need demo files.
  if (options.dataFolder !== undefined) await seedFiles(db, files, clock.now(), newCities)
  const deps: Deps = {
    db,
    clock,
    log,
    metrics,
    tracing,
    secrets,
    urls,
    limits: createLimits(database.kind === 'postgresql' ? database.pool : undefined),
    mailer: await createMailer(options, clock),
    printer: createPrinter(),
    paperOfMail: (cityId, paper) => makePaperOfMail(deps, cityId, paper),
    sms: await createSmsSender(options, clock),
    files,
    places,
    cities,
    reloadCities: reload,
    catalogues: createCatalogues(db),
    geocoder: createGeocoder({ db, log, upstreamUrl: options.geocoderUrl }),
    isReady: createReadiness({ db, files }),
    background: createBackground(log),
  }
  return { deps, clock }
}

const openServers = async (
  servers: Servers,
  options: CityOptions,
  {
    deps,
    clock,
    jobs,
    folders,
  }: Pick<Started, 'folders'> & { deps: Deps; clock: DemoClock; jobs: RunningJobs },
) => {
  const { db, log, secrets, cities, files, urls, limits } = deps
  const siteOrigins = () => cities.flatMap(city => city.siteOrigins)
  const signingKey = await loadSigningKey(options.dataFolder)
  const moveClock = async (change: () => void) => {
    const before = clock.offsetMs()
    change()
    await keepClockOffset(db, clock.offsetMs())
    const passed = clock.offsetMs() - before
    await limits.letPass(passed)
    await jobs.letPass(passed)
  }
  servers.identityProvider.open(
    createIdentityProvider({
      issuer: urls.identityProvider,
      cities,
      accounts: createTestAccounts(folders),
      secrets,
      signingKey,
    }),
    identityHeaders({ cities }),
  )
  const sandbox = { db: sandboxTablesOf(db), clock, log, merchants: merchantsOf(deps), url: urls.payment }
  servers.payment.open(getRequestListener(createSandboxApp(sandbox).fetch))
  servers.evidence.open(
    getRequestListener(
      createEvidenceApp({ db, clock, files, log, secret: secrets.upload, siteOrigins }).fetch,
    ),
  )
  servers.desk?.open(getRequestListener(createDeskApp({ deps, clock, moveClock }).fetch))
  servers.api.open(getRequestListener(createCityApp(deps).fetch))
  return { stopProvider: startRounds(sandbox) }
}

/**
 * Starts the whole city on this machine: API, identity provider, payment page, evidence store and desk.
 * Ports are taken first, so that each part knows where the others answer.
 */
export const startCity = async (given: Partial<CityOptions> = {}): Promise<RunningCity> => {
  const options: CityOptions = { ...DEFAULT_OPTIONS, ...given }
  const folders = readCities(options.cities, options.paymentDialects)
  const servers = await takePorts(options)
  let tracing: Tracing = NO_TRACING
  let database: OpenDatabase | undefined
  let jobs: RunningJobs | undefined
  let stopProvider: (() => Promise<void>) | undefined
  let background: Background | undefined
  let mailer: Mailer | undefined
  const stop = async () => {
    await closeAll(Object.values(servers).filter(server => server !== null))
    await Promise.all([jobs?.stop(), stopProvider?.()])
    await background?.idle(BACKGROUND_MS)
    mailer?.close()
    await database?.close()
    await tracing.stop()
  }
  try {
    tracing = await openTracing(options.otlpEndpoint)
    // Without tracing the database reports no statements.
    const onStatement = tracing === NO_TRACING ? undefined : tracing.statement
    database = await openDatabase({ ...options, onStatement })
    const urls = urlsOf(servers, options.publicUrls)
    const metrics = servers.metrics === null ? null : createMetrics()
    const { deps, clock } = await makeDeps(options, {
      folders,
      database,
      urls,
      metrics: metrics ?? NO_METRICS,
      tracing,
    })
    const { db, pool } = database
    if (metrics !== null) servers.metrics?.serve(createMetricsApp(metrics, { db, pool, clock }))
    background = deps.background
    mailer = deps.mailer
    jobs = startJobs(deps, ALL_JOBS)
    stopProvider = (await openServers(servers, options, { deps, clock, jobs, folders })).stopProvider
    await reconcilePayments(deps)
    deps.log.info({ ...urls, storage: database.kind }, 'the city is open')
    return { urls, clock, deps, stop }
  } catch (failure) {
    await stop()
    throw failure
  }
}
