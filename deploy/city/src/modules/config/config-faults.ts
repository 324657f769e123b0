import { LOCALES, type LocalText } from '@parvis/shared-kernel/formats'
import { type FunnelFault, funnelFaults } from '@parvis/shared-kernel/offers'
import { email, runValidators } from '@parvis/shared-kernel/subscriber'
import { isTimeZone } from '@parvis/shared-kernel/time'
import {
  type ConfigWire,
  configWire,
  funnelFromWire,
  LEGAL_PAGES,
  NO_PROVIDER,
  unknownValues,
} from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { FieldFault } from '../../http/refusal.ts'
import { contentRules, type Rule } from './content-rules.ts'
import { embedOriginFaults } from './embed-origins.ts'
import type { GivenConfig } from './given-config.ts'
import { originOfPicture } from './image-origins.ts'

const SERVER_PARTS = {
  cityId: 'city',
  version: 1,
  identityProvider: NO_PROVIDER,
}

/** Completes a configuration to the contract's form, with placeholders for what the server adds to its response. */
export const asAnswered = (config: GivenConfig): GivenConfig => ({ name: '-', ...config, ...SERVER_PARTS })

const fault = (path: string, message: string): FieldFault => ({ path, message })

/** Reports names unknown to the contract: a typing error would otherwise be ignored silently. */
const unknownKeys = (path: string, value: unknown, known: readonly string[]): FieldFault[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.keys(value)
        .filter(key => !known.includes(key))
        .map(key => fault(path === '' ? key : `${path}.${key}`, 'unknown'))

const nameFaults = (given: GivenConfig): FieldFault[] => [
  ...unknownKeys('', given, Object.keys(configWire.entries)),
  ...unknownKeys('features', given.features, ['sms', 'sharing', 'funnel', 'vehicles']),
  ...unknownKeys('legalPages', given.legalPages, LEGAL_PAGES),
  ...unknownKeys('customPageConfiguration', given.customPageConfiguration, [
    'headerTitle',
    'content',
    'style',
    'script',
  ]),
  ...unknownKeys('theme', given.theme, ['primaryColour', 'radius', 'font']),
  ...(Array.isArray(given.embedOrigins) ? given.embedOrigins : []).flatMap((entry, index) =>
    unknownKeys(`embedOrigins.${index}`, entry, ['origin', 'signIn']),
  ),
]

const isLink = (text: string): boolean =>
  /^\/(?!\/)[^\\\s]*$/.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:')

/** Active content is allowed only in the script of a custom page, which runs in its own frame (D13). */
const ACTIVE_CONTENT = /<\s*(script|iframe|object|embed|base|meta|link|form)\b|\son\w+\s*=|javascript\s*:/i
const ACTIVE_STYLE = /url\s*\(|@import|expression\s*\(|<|\\/i

const activeTexts = (path: string, value: unknown): FieldFault[] => {
  if (typeof value === 'string') return ACTIVE_CONTENT.test(value) ? [fault(path, 'active-content')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    path === 'customPageConfiguration' && (key === 'script' || key === 'style')
      ? []
      : activeTexts(path === '' ? key : `${path}.${key}`, part),
  )
}

const CURRENCIES: readonly string[] = Intl.supportedValuesOf('currency')

/** Prices are hundredths (D8): of a currency with other fractions a payment provider would take another amount. */
const hasHundredths = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2

const LARGEST_RADIUS = 32

/** What is known of the city besides its configuration; checks without their data are skipped. */
export interface KnownOfCity {
  /** Offers to which its questions may lead. */
  offerIds?: ReadonlySet<string>
  /** Allowed origins of images: the pages' content security policy blocks any other. */
  imageOrigins?: readonly string[]
  /** Currencies that its payment dialect can name; null for any. */
  currencies?: readonly string[] | null
}

/** Advice for faults whose code is not self-explanatory. */
export const FAULT_ADVICE: Readonly<Record<string, LocalText>> = {
  'no-hundredths': {
    fr: 'les prix sont en centièmes de la monnaie\u202f: celle-ci n’en a pas, et le prestataire de paiement encaisserait un autre montant',
    en: 'prices are hundredths of the currency: this one has none, and the payment provider would take another amount',
  },
  'not-of-payment-dialect': {
    fr: 'le protocole de paiement de la ville ne connaît pas cette monnaie\u202f: si son prestataire sait aussi « redirect », nommez-le dans dialects.json ou PARVIS_PAYMENT_DIALECTS et relancez le portail',
    en: 'the city’s payment dialect cannot name this currency: if its provider speaks “redirect” too, say so in dialects.json or PARVIS_PAYMENT_DIALECTS and start the portal again',
  },
  'not-an-origin': {
    fr: 'une origine seule, sans chemin ni barre finale ni astérisque, comme https://www.ville.example',
    en: 'an origin alone, without path, final slash or star, such as https://www.ville.example',
  },
  'needs-part-account': {
    fr: 'les comptes ne font pas partie de ce portail\u202f: signIn n’y ouvrirait rien',
    en: 'accounts are no part of this portal: signIn would open nothing',
  },
  'image-origin': {
    fr: 'les pages n’affichent pas d’image de ce site\u202f: donnez un fichier du portail (/…), ou nommez l’origine du site dans PARVIS_IMAGE_ORIGINS, relancez le portail, puis redonnez cette configuration',
    en: 'the pages show no picture of that site: name a file of the portal (/…), or its origin in PARVIS_IMAGE_ORIGINS, start the portal again, then give this configuration again',
  },
}

/** For a log or a command line. */
export const describeFault = ({ path, message }: FieldFault): string => {
  const advice = FAULT_ADVICE[message]?.en
  return advice === undefined ? `${path}: ${message}` : `${path}: ${message} (${advice})`
}

const pictureFaults = (
  { logo, themeImages }: ConfigWire,
  imageOrigins: readonly string[] | undefined,
): FieldFault[] =>
  Object.entries({ logo, 'themeImages.header': themeImages?.header }).flatMap(([path, url]) =>
    imageOrigins === undefined ||
    // An invalid URL is reported by its own rule.
    !isLink(url ?? '') ||
    originOfPicture(url).every(origin => imageOrigins.includes(origin))
      ? []
      : [fault(path, 'image-origin')],
  )

const currencyRules = ({ currency: given }: ConfigWire, { currencies }: KnownOfCity): Rule[] => {
  const currency = given ?? 'EUR'
  if (!CURRENCIES.includes(currency)) return [['currency', false, 'unknown-currency']]
  return [
    ['currency', hasHundredths(currency), 'no-hundredths'],
    ['currency', !currencies || currencies.includes(currency), 'not-of-payment-dialect'],
  ]
}

const announcementRules = ({ publicAnnouncement }: ConfigWire): Rule[] => {
  const { text, from, until } = publicAnnouncement ?? {}
  const isInOrder = !from || !until || Date.parse(from) < Date.parse(until)
  return [
    [
      'publicAnnouncement.text',
      text === undefined || LOCALES.every(locale => text[locale].trim() !== ''),
      'mandatory',
    ],
    ['publicAnnouncement.until', isInOrder, 'not-after-start'],
  ]
}

const rulesOf = (config: ConfigWire, known: KnownOfCity): Rule[] => [
  ['timeZone', isTimeZone(config.timeZone ?? 'Europe/Paris'), 'unknown-time-zone'],
  ...currencyRules(config, known),
  ['loginTypes', config.loginTypes.length > 0 || config.parts?.includes('account') === false, 'mandatory'],
  ['parts', config.parts?.length !== 0, 'mandatory'],
  ['languages', config.languages?.length !== 0, 'mandatory'],
  [
    'selectedLang',
    (config.languages ?? LOCALES).includes(config.selectedLang ?? 'fr'),
    'not-among-languages',
  ],
  ['name', config.name.trim() !== '', 'mandatory'],
  ['logo', !config.logo || isLink(config.logo), 'not-https'],
  ['themeImages.header', !config.themeImages?.header || isLink(config.themeImages.header), 'not-https'],
  ['theme.radius', (config.theme.radius ?? 0) <= LARGEST_RADIUS, 'too-large'],
  ['contact.phone', /^\+?\d[\d .-]{1,24}$/.test(config.contact.phone), 'malformed'],
  ['contact.email', runValidators<string>(true, [email])(config.contact.email).allowed, 'malformed'],
  ['watermarkText', (config.watermarkText ?? '').length <= 200, 'too-long'],
  [
    'customPageConfiguration.style',
    !ACTIVE_STYLE.test(config.customPageConfiguration?.style ?? ''),
    'active-content',
  ],
  [
    'subscriptionFunnel',
    config.features?.funnel !== true || Boolean(config.subscriptionFunnel),
    'mandatory-with-features.funnel',
  ],
  ...announcementRules(config),
  ...contentRules(config),
]

const FUNNEL_PATH = {
  id: () => 'id',
  questionId: () => 'questionId',
  answerId: position => `answers.${position}.answerId`,
  childId: position => `answers.${position}.childId`,
  offerIds: position => `subscriptionIds.${position}`,
} satisfies Record<FunnelFault['field'], (position: number) => string>

const treeFaults = (
  { subscriptionFunnel }: ConfigWire,
  offerIds: ReadonlySet<string> | undefined,
): FieldFault[] =>
  subscriptionFunnel
    ? funnelFaults(funnelFromWire(subscriptionFunnel), offerIds ?? null).map(
        ({ part, index, field, position, reason }) =>
          fault(
            `subscriptionFunnel.personalFunnel.${part}.${index}.${FUNNEL_PATH[field](position ?? 0)}`,
            reason,
          ),
      )
    : []

const shapeFaults = (issues: readonly v.BaseIssue<unknown>[]): FieldFault[] =>
  issues.map(issue =>
    fault(v.getDotPath(issue) ?? '', issue.received === 'undefined' ? 'mandatory' : issue.type),
  )

/** Every fault of a city's configuration with the path of its field; empty for a good one. */
export const configFaults = (given: unknown, known: KnownOfCity = {}): readonly FieldFault[] => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [fault('', 'object')]
  const config: GivenConfig = { ...given }
  const whole = asAnswered(config)
  const read = v.safeParse(configWire, whole)
  const names = nameFaults(config)
  if (!read.success) return [...names, ...shapeFaults(read.issues)]
  return [
    ...names,
    // The portal skips unknown values, which a later city might use; here they are typing errors.
    ...unknownValues(whole, read.output).map(path => fault(path, 'picklist')),
    ...rulesOf(read.output, known).flatMap(([path, isSound, message]) =>
      isSound ? [] : [fault(path, message)],
    ),
    ...activeTexts('', config),
    ...pictureFaults(read.output, known.imageOrigins),
    ...embedOriginFaults(read.output).map(([path, message]) => fault(path, message)),
    ...treeFaults(read.output, known.offerIds),
  ]
}

/** Drops the server's own fields, in case the file was copied from the server's response. */
export const givenConfig = (answer: GivenConfig): GivenConfig =>
  Object.fromEntries(Object.entries(answer).filter(([key]) => !Object.hasOwn(SERVER_PARTS, key)))
