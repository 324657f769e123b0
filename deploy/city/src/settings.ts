import { parseArgs } from 'node:util'
import { type AnswerHeaders, type BoundServer, hstsOf } from '@parvis/server'
import type { Vocabulary } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { S3_SETTINGS, s3OptionsOf } from './evidence-store/s3-settings.ts'
import type { S3Options } from './evidence-store/s3-store.ts'
import type { EmbedOrigins } from './modules/config/embed-origins.ts'
import type { ProviderName } from './modules/payments/providers/provider-names.ts'
import { PUBLIC_URL_SETTINGS, type PublicUrls, publicUrlsOf } from './public-urls.ts'
import type { Secrets } from './secrets.ts'
import { addressBy, oneOf, port, text } from './setting-values.ts'
import {
  misnamedCities,
  portalsHere,
  readCityPlaces,
  readDialects,
  readFiles,
  readImageOrigins,
  readPortals,
  SETTINGS_OF_CITIES,
} from './settings-of-cities.ts'

export type CityPart = 'api' | 'identityProvider' | 'payment' | 'evidence' | 'desk'

/** Server options; the defaults work on one machine. */
export interface CityOptions {
  /** Ports of 127.0.0.1; 0 takes a free one. */
  ports: Record<CityPart, number>
  /** Servers already bound, instead of `ports`, so that each part knows the others' addresses. */
  servers?: Readonly<Record<CityPart, BoundServer>> | undefined
  publicUrls?: PublicUrls | undefined
  /** City folders, or names of bundled cities; the first serves requests that name no city. */
  cities: readonly string[]
  /** Portal origins of each city; defaults to those of `npm start` on this machine. */
  portals?: Readonly<Record<string, readonly string[]>> | undefined
  /** Allowed image origins of each city's pages, besides its portals. */
  imageOrigins?: Readonly<Record<string, readonly string[]>> | undefined
  /** Other sites whose pages may show parts of each city, besides those of its configuration. */
  embedOrigins?: EmbedOrigins | undefined
  /** Payment dialect per city; defaults to its folder's. */
  paymentDialects?: Readonly<Record<string, ProviderName>> | undefined
  /** Folder for the embedded database, evidences, mails and keys; without one everything lives in memory. */
  dataFolder?: string | undefined
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined
  /** See `DatabasePlace`. */
  template?: string | undefined
  /** Keys of a database that has its cities already, instead of the data folder's. */
  secrets?: Secrets | undefined
  smtpUrl?: string | undefined
  /** The address that mails come from; mandatory with a mail server. */
  mailFrom?: string | undefined
  /** A gateway for text messages; without one they are kept in the data folder. */
  smsUrl?: string | undefined
  smsToken?: string | undefined
  /** Bucket for uploaded documents, instead of the data folder. */
  s3?: S3Options | undefined
  /** `Strict-Transport-Security` of every response without one of its own, if the operator chose it. */
  headers?: AnswerHeaders | undefined
  logLevel: string
  /** Log destination instead of standard output. */
  logTo?: { write(line: string): void } | undefined
  /** A national address service to ask instead of the city's own list of streets. */
  geocoderUrl?: string | undefined
  /** JSON configuration file per city, applied at start. */
  configFiles?: Readonly<Record<string, string>> | undefined
  /** Prometheus port on 127.0.0.1; unset disables metrics. 0 picks a free one. */
  metricsPort?: number | undefined
  /** OTLP/HTTP trace collector; unset disables tracing. */
  otlpEndpoint?: string | undefined
  /** Whether the agent's desk runs; otherwise its port stays free. */
  hasDesk: boolean
  /** Forces one of the two status vocabularies for every city (D1). */
  statusVocabulary?: Vocabulary | undefined
}

export const DEFAULT_OPTIONS: CityOptions = {
  ports: { api: 4310, identityProvider: 4311, payment: 4312, evidence: 4313, desk: 4314 },
  cities: readCityPlaces(undefined),
  logLevel: 'info',
  hasDesk: true,
}

export const portalsOf = ({
  portals,
  cities,
}: Pick<CityOptions, 'portals' | 'cities'>): Readonly<Record<string, readonly string[]>> =>
  portals ?? portalsHere(cities)

const settingsShape = v.object({
  PARVIS_DATA: v.optional(text, '.parvis/city'),
  DATABASE_URL: v.optional(addressBy('postgres', 'postgresql')),
  SMTP_URL: v.optional(addressBy('smtp', 'smtps')),
  PARVIS_MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  PARVIS_SMS_URL: v.optional(addressBy('https', 'http')),
  PARVIS_SMS_TOKEN: v.optional(text),
  ...S3_SETTINGS,
  PARVIS_GEOCODER_URL: v.optional(addressBy('https', 'http')),
  LOG_LEVEL: v.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  PARVIS_API_PORT: v.optional(port, '4310'),
  PARVIS_IDENTITY_PORT: v.optional(port, '4311'),
  PARVIS_PAYMENT_PORT: v.optional(port, '4312'),
  PARVIS_EVIDENCE_PORT: v.optional(port, '4313'),
  PARVIS_DESK_PORT: v.optional(port, '4314'),
  PARVIS_METRICS_PORT: v.optional(port),
  ...PUBLIC_URL_SETTINGS,
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(addressBy('https', 'http')),
  ...SETTINGS_OF_CITIES,
  PARVIS_STATUS_VOCABULARY: v.optional(oneOf(['first', 'second'])),
  PARVIS_HSTS: v.optional(v.string()),
  PARVIS_DESK: v.optional(oneOf(['on', 'off'])),
  NODE_ENV: v.optional(v.string()),
})

/** Receivers reject mail from a domain the city does not own, so the sender has no default. */
const soundSettings = v.pipe(
  settingsShape,
  v.forward(
    v.check(
      ({ SMTP_URL, PARVIS_MAIL_FROM }) => SMTP_URL === undefined || PARVIS_MAIL_FROM !== undefined,
      'must name the address that mails come from, since SMTP_URL is set',
    ),
    ['PARVIS_MAIL_FROM'],
  ),
)

const ENV_OF_FLAG = {
  data: 'PARVIS_DATA',
  'database-url': 'DATABASE_URL',
  'api-port': 'PARVIS_API_PORT',
  'identity-port': 'PARVIS_IDENTITY_PORT',
  'payment-port': 'PARVIS_PAYMENT_PORT',
  'evidence-port': 'PARVIS_EVIDENCE_PORT',
  'desk-port': 'PARVIS_DESK_PORT',
  'metrics-port': 'PARVIS_METRICS_PORT',
  cities: 'PARVIS_CITIES',
  portals: 'PARVIS_PORTALS',
} as const satisfies Record<string, keyof v.InferInput<typeof settingsShape>>

const FLAGS = Object.fromEntries(Object.keys(ENV_OF_FLAG).map(flag => [flag, { type: 'string' }] as const))

type Environment = Readonly<Record<string, string | undefined>>

const withFlags = (env: Environment, flags: readonly string[]): Environment => {
  const { values } = parseArgs({ args: [...flags], options: FLAGS })
  const given = Object.entries(values).map(([flag, value]) => [
    ENV_OF_FLAG[flag as keyof typeof ENV_OF_FLAG],
    value,
  ])
  return { ...env, ...Object.fromEntries(given) }
}

/** Settings that the container image sets for every process. */
const OF_RELEASES = ['PARVIS_SITE', 'PARVIS_RELEASE_KEY']

/** Finds unknown names that look like settings of the city, such as misspelt ones, which would be ignored silently. */
export const unknownSettings = (env: Environment): readonly string[] =>
  Object.keys(env)
    .filter(name => /^(PARVIS|SMTP|S3)_/.test(name) && !OF_RELEASES.includes(name))
    .filter(name => !Object.hasOwn(settingsShape.entries, name))
    .sort()

export const usage = (): string =>
  [
    'The reference city: a back office for one machine.',
    '',
    '  node deploy/city/src/main.ts [options]',
    '',
    ...Object.entries(ENV_OF_FLAG).map(([flag, name]) => `  ${`--${flag} …`.padEnd(22)}instead of ${name}`),
    '',
    'All other settings are variables of the environment: deploy/city/README.md has each with its default.',
  ].join('\n')

const readSettings = (env: Environment, flags: readonly string[]) => {
  const result = v.safeParse(soundSettings, withFlags(env, flags))
  const faults = result.success
    ? misnamedCities(result.output, readCityPlaces(result.output.PARVIS_CITIES))
    : result.issues.map(issue => `${v.getDotPath(issue)} ${issue.message}`)
  if (!result.success || faults.length > 0) throw new Error(`Wrong settings: ${faults.join('; ')}`)
  return result.output
}

/** Reads settings from environment and flags (a flag wins); throws naming the invalid one. */
export const readOptions = (env: Environment, flags: readonly string[]): CityOptions => {
  const settings = readSettings(env, flags)
  return {
    ports: {
      api: settings.PARVIS_API_PORT,
      identityProvider: settings.PARVIS_IDENTITY_PORT,
      payment: settings.PARVIS_PAYMENT_PORT,
      evidence: settings.PARVIS_EVIDENCE_PORT,
      desk: settings.PARVIS_DESK_PORT,
    },
    publicUrls: publicUrlsOf(settings),
    metricsPort: settings.PARVIS_METRICS_PORT,
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    cities: readCityPlaces(settings.PARVIS_CITIES),
    portals: settings.PARVIS_PORTALS === undefined ? undefined : readPortals(settings.PARVIS_PORTALS),
    imageOrigins: readImageOrigins(settings.PARVIS_IMAGE_ORIGINS),
    paymentDialects:
      settings.PARVIS_PAYMENT_DIALECTS === undefined
        ? undefined
        : readDialects(settings.PARVIS_PAYMENT_DIALECTS),
    dataFolder: settings.PARVIS_DATA,
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.PARVIS_MAIL_FROM,
    smsUrl: settings.PARVIS_SMS_URL,
    smsToken: settings.PARVIS_SMS_TOKEN,
    s3: s3OptionsOf(settings),
    headers: hstsOf(settings.PARVIS_HSTS),
    logLevel: settings.LOG_LEVEL,
    geocoderUrl: settings.PARVIS_GEOCODER_URL,
    configFiles:
      settings.PARVIS_CITY_CONFIG === undefined ? undefined : readFiles(settings.PARVIS_CITY_CONFIG),
    statusVocabulary: settings.PARVIS_STATUS_VOCABULARY,
    // In production the desk, which has no sign-in, must be enabled explicitly.
    hasDesk: (settings.PARVIS_DESK ?? (settings.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
  }
}
