import * as v from 'valibot'
import { LOCALES, type Locale, type LocalText } from '../formats/index.ts'
import { type CityId, cityId } from '../ids/index.ts'
import type { Funnel } from '../offers/index.ts'
import { HOLIDAY_CALENDARS, type HolidayCalendar } from '../time/index.ts'
import { funnelFromWire, funnelToWire, funnelWire, localTextWire } from './funnel.wire.ts'
import { instantWire, oneOf, someOf } from './primitives.wire.ts'
import { refundDaysWire } from './refund-days.wire.ts'

export const LEGAL_PAGES = ['legal', 'privacy', 'cgu', 'support', 'accessibility'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

const flag = v.nullish(v.boolean())

export const identityProviderWire = v.object({
  name: v.string(),
  issuer: v.string(),
  authorizationUrl: v.string(),
  endSessionUrl: v.string(),
  clientId: v.string(),
  scope: v.string(),
  acrValues: v.string(),
  pkce: v.boolean(),
  /** The provider sends its issuer in every response (RFC 9207): a response without it is refused. */
  namesItself: v.nullish(v.boolean()),
})

export const customPageWire = v.object({
  headerTitle: v.nullish(v.string()),
  content: v.nullish(v.string()),
  style: v.nullish(v.string()),
  script: v.nullish(v.string()),
})

/** A public announcement with a start and an end; the city sends it only in between. */
const announcementWire = v.object({
  level: v.fallback(v.picklist(['info', 'warning']), 'info'),
  text: localTextWire,
  from: v.nullish(instantWire),
  until: v.nullish(instantWire),
})

/** A third-party site whose pages may embed parts of the portal. */
const embedOriginWire = v.object({
  origin: v.string(),
  /** Whether its pages may show an account: all scripts of a page can read its content. */
  signIn: flag,
})

/** GET /api/config */
export const configWire = v.object({
  cityId: v.string(),
  name: v.string(),
  type: v.nullish(v.string()),
  logo: v.nullish(v.string()),
  /** Missing when the city has no sign-in by a provider. */
  identityProvider: v.nullish(identityProviderWire),
  /** Parts of the portal that this back office supports, by manifest name; all when missing. */
  parts: v.nullish(v.array(v.string())),
  /** None when missing. */
  embedOrigins: v.nullish(v.array(embedOriginWire)),
  loginTypes: someOf(['FC', 'CUSTOMER']),
  selectedLang: oneOf(LOCALES, null),
  languages: v.nullish(someOf(LOCALES)),
  currency: v.nullish(v.string()),
  timeZone: v.nullish(v.string()),
  holidayCalendar: oneOf(HOLIDAY_CALENDARS, null),
  theme: v.object({
    primaryColour: v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)),
    radius: v.nullish(v.pipe(v.number(), v.minValue(0))),
    font: oneOf(['system', 'serif'], null),
  }),
  themeImages: v.nullish(v.object({ header: v.nullish(v.string()) })),
  publicAnnouncement: v.nullish(announcementWire),
  customPageConfiguration: v.nullish(customPageWire),
  watermarkText: v.nullish(v.string()),
  features: v.nullish(v.object({ sms: flag, sharing: flag, funnel: flag, vehicles: flag })),
  contact: v.object({ phone: v.string(), email: v.string(), desk: localTextWire }),
  paymentEmail: v.nullish(v.object({ blockPasteInConfirmation: flag, required: flag })),
  legalPages: v.nullish(v.object(v.entriesFromList(LEGAL_PAGES, v.nullish(localTextWire)))),
  subscriptionFunnel: v.nullish(funnelWire),
  /** Usual duration of a refund; the city sends it with each refund. */
  refundDays: v.nullish(refundDaysWire),
  version: v.number(),
})
export type ConfigWire = v.InferOutput<typeof configWire>

/** `origin` is scheme, host and port, such as `https://www.ville.example`. */
export interface EmbedOrigin {
  readonly origin: string
  readonly signIn: boolean
}

type IdentityProvider = v.InferOutput<typeof identityProviderWire>

export interface CityConfig {
  readonly cityId: CityId
  readonly name: string
  readonly type: string
  readonly logo: string | null
  readonly identityProvider: Readonly<IdentityProvider>
  /** Null for all parts. */
  readonly parts: readonly string[] | null
  readonly embedOrigins: readonly EmbedOrigin[]
  readonly loginTypes: readonly ('FC' | 'CUSTOMER')[]
  readonly selectedLang: Locale
  readonly languages: readonly Locale[]
  readonly currency: string
  readonly timeZone: string
  readonly holidayCalendar: HolidayCalendar
  readonly theme: {
    readonly primaryColour: string
    readonly radius: number
    readonly font?: 'system' | 'serif'
  }
  readonly themeImages: { readonly header: string | null }
  readonly publicAnnouncement: { readonly level: 'info' | 'warning'; readonly text: LocalText } | null
  readonly customPageConfiguration: {
    readonly headerTitle: string
    readonly content: string
    readonly style: string
    readonly script: string
  } | null
  readonly watermarkText: string | null
  readonly features: Readonly<Record<'sms' | 'sharing' | 'funnel' | 'vehicles', boolean>>
  readonly contact: { readonly phone: string; readonly email: string; readonly desk: LocalText }
  readonly paymentEmail: { readonly blockPasteInConfirmation: boolean; readonly required: boolean }
  readonly legalPages: Readonly<Record<LegalPage, LocalText | null>>
  readonly subscriptionFunnel: Funnel | null
  readonly version: number
}

/** Sharing is on by default, as in the specification; the other features are off by default. */
const featuresFromWire = (wire: ConfigWire['features']): CityConfig['features'] => ({
  sms: wire?.sms ?? false,
  sharing: wire?.sharing ?? true,
  funnel: wire?.funnel ?? false,
  vehicles: wire?.vehicles ?? false,
})

const paymentEmailFromWire = (wire: ConfigWire['paymentEmail']): CityConfig['paymentEmail'] => ({
  blockPasteInConfirmation: wire?.blockPasteInConfirmation ?? false,
  required: wire?.required ?? false,
})

const legalPagesFromWire = (wire: ConfigWire['legalPages']): CityConfig['legalPages'] => ({
  legal: wire?.legal ?? null,
  privacy: wire?.privacy ?? null,
  cgu: wire?.cgu ?? null,
  support: wire?.support ?? null,
  accessibility: wire?.accessibility ?? null,
})

const customPageFromWire = (
  wire: ConfigWire['customPageConfiguration'],
): CityConfig['customPageConfiguration'] =>
  wire
    ? {
        headerTitle: wire.headerTitle ?? '',
        content: wire.content ?? '',
        style: wire.style ?? '',
        script: wire.script ?? '',
      }
    : null

const themeFromWire = ({ primaryColour, radius, font }: ConfigWire['theme']): CityConfig['theme'] => ({
  primaryColour,
  radius: radius ?? 8,
  ...(font ? { font } : {}),
})

/** Default for a city without a provider: never used, as its sign-in type is not among `loginTypes`. */
export const NO_PROVIDER: IdentityProvider = {
  name: '',
  issuer: '',
  authorizationUrl: '',
  endSessionUrl: '',
  clientId: '',
  scope: '',
  acrValues: '',
  pkce: false,
}

export const configFromWire = (wire: ConfigWire): CityConfig => ({
  cityId: cityId(wire.cityId),
  name: wire.name,
  type: wire.type ?? 'CITY',
  logo: wire.logo ?? null,
  identityProvider: wire.identityProvider ?? NO_PROVIDER,
  parts: wire.parts ?? null,
  embedOrigins: (wire.embedOrigins ?? []).map(({ origin, signIn }) => ({ origin, signIn: signIn ?? false })),
  loginTypes: wire.loginTypes.filter(type => type !== 'FC' || Boolean(wire.identityProvider)),
  selectedLang: wire.selectedLang ?? 'fr',
  languages: wire.languages?.length ? wire.languages : LOCALES,
  currency: wire.currency ?? 'EUR',
  timeZone: wire.timeZone ?? 'Europe/Paris',
  holidayCalendar: wire.holidayCalendar ?? 'spec-fr',
  theme: themeFromWire(wire.theme),
  themeImages: { header: wire.themeImages?.header ?? null },
  publicAnnouncement: wire.publicAnnouncement ?? null,
  customPageConfiguration: customPageFromWire(wire.customPageConfiguration),
  watermarkText: wire.watermarkText ?? null,
  features: featuresFromWire(wire.features),
  // Prevents line breaks within a phone number.
  contact: { ...wire.contact, phone: wire.contact.phone.replaceAll(' ', '\u00a0') },
  paymentEmail: paymentEmailFromWire(wire.paymentEmail),
  legalPages: legalPagesFromWire(wire.legalPages),
  subscriptionFunnel: wire.subscriptionFunnel ? funnelFromWire(wire.subscriptionFunnel) : null,
  version: wire.version,
})

export const configToWire = (config: CityConfig): ConfigWire => ({
  ...config,
  parts: config.parts && [...config.parts],
  embedOrigins: [...config.embedOrigins],
  loginTypes: [...config.loginTypes],
  languages: [...config.languages],
  subscriptionFunnel: config.subscriptionFunnel ? funnelToWire(config.subscriptionFunnel) : null,
})
