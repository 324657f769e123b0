import { describe, expect, test } from 'vitest'
import { demoCities } from '../../cities/demo.ts'
import { configFaults } from './config-faults.ts'

const configOf = (cityId: string) => demoCities.find(city => city.cityId === cityId)?.config ?? {}
const valmont = configOf('valmont')
const portSable = configOf('port-sable')
const OFFERS = new Set(demoCities.flatMap(({ offers = [] }) => offers.map(({ id }) => id)))
const told = (config: unknown) =>
  configFaults(config, { offerIds: OFFERS }).map(({ path, message }) => `${path} ${message}`)

/** The same configuration with another value at a dotted path. */
const changed = (config: object, path: string, value: unknown): unknown => {
  const copy = structuredClone(config)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const place = names.reduce<Record<string, unknown>>(
    (part, name) => part[name] as Record<string, unknown>,
    copy as Record<string, unknown>,
  )
  place[last] = value
  return copy
}

describe('a configuration', () => {
  test.each(demoCities)('of the demo city $cityId is good', ({ config }) => {
    expect(told(config)).toEqual([])
  })

  test.each([
    [null, [' object']],
    [[], [' object']],
    ['{}', [' object']],
  ])('that is %j is none', (config, faults) => {
    expect(told(config)).toEqual(faults)
  })

  test('of a city that serves no accounts needs no way to sign in', () => {
    const fines = { ...valmont, parts: ['fines'], loginTypes: [], embedOrigins: [] }
    expect(told(fines)).toEqual([])
    expect(told({ ...fines, embedOrigins: [{ origin: 'https://a.example', signIn: true }] })).toEqual([
      'embedOrigins.0.signIn needs-part-account',
    ])
    expect(told({ ...valmont, parts: ['fines', 'account'], loginTypes: [] })).toEqual([
      'loginTypes mandatory',
    ])
  })

  const NODES = 'subscriptionFunnel.personalFunnel.nodes'
  test.each<[path: string, value: unknown, fault: string]>([
    ['timeZone', 'Europe/Valmont', 'timeZone unknown-time-zone'],
    ['timeZone', 2, 'timeZone string'],
    ['currency', 'EURO', 'currency unknown-currency'],
    ['currency', 'XQQ', 'currency unknown-currency'],
    ['currency', 'XPF', 'currency no-hundredths'],
    ['currency', 'JPY', 'currency no-hundredths'],
    ['currency', 'KWD', 'currency no-hundredths'],
    ['loginTypes', [], 'loginTypes mandatory'],
    ['loginTypes', ['GOOGLE'], 'loginTypes.0 picklist'],
    ['parts', [], 'parts mandatory'],
    ['languages', ['en'], 'selectedLang not-among-languages'],
    ['holidayCalendar', 'us-federal', 'holidayCalendar picklist'],
    ['theme.primaryColour', 'red', 'theme.primaryColour regex'],
    ['theme.radius', 33, 'theme.radius too-large'],
    ['theme.shadow', 3, 'theme.shadow unknown'],
    ['logo', 'http://x.example/logo.svg', 'logo not-https'],
    ['logo', '//x.example/logo.svg', 'logo not-https'],
    ['logo', 'data:image/png;base64,AA', 'logo not-https'],
    ['themeImages.header', 'javascript:alert(1)', 'themeImages.header not-https'],
    ['contact.phone', 'ask us', 'contact.phone malformed'],
    ['contact.email', 'nobody', 'contact.email malformed'],
    ['contact.desk', { fr: 'Mairie', en: ' ' }, 'contact.desk mandatory'],
    ['customPageConfiguration.headerTitle', ' ', 'customPageConfiguration.headerTitle blank'],
    ['customPageConfiguration.content', '\n ', 'customPageConfiguration.content blank'],
    ['legalPages.cgu', { fr: '<p>Règles</p>', en: ' ' }, 'legalPages.cgu.en blank'],
    ['features.telepathy', true, 'features.telepathy unknown'],
    ['features.sms', 'yes', 'features.sms boolean'],
    ['legalPages.cookies', null, 'legalPages.cookies unknown'],
    ['legalPages.legal', { fr: 'Texte' }, 'legalPages.legal.en mandatory'],
    ['legalPages.legal.en', '<p onclick="x()">Hi</p>', 'legalPages.legal.en active-content'],
    [
      'customPageConfiguration.content',
      '<ScRiPt>1</script>',
      'customPageConfiguration.content active-content',
    ],
    [
      'customPageConfiguration.style',
      'p { background: url(//x) }',
      'customPageConfiguration.style active-content',
    ],
    ['customPageConfiguration.extra', '', 'customPageConfiguration.extra unknown'],
    ['publicAnnouncement.level', 'alarm', 'publicAnnouncement.level picklist'],
    ['publicAnnouncement.text.fr', ' ', 'publicAnnouncement.text mandatory'],
    ['publicAnnouncement.from', 'tomorrow', 'publicAnnouncement.from iso_timestamp'],
    ['subscriptionFunnel', null, 'subscriptionFunnel mandatory-with-features.funnel'],
    [`${NODES}.0.answers.1.childId`, 'n-nowhere', `${NODES}.0.answers.1.childId unknown-child`],
    [`${NODES}.0.answers.0.answerId`, 'a-none', `${NODES}.0.answers.0.answerId unknown-answer`],
    [`${NODES}.0.questionId`, 'q-none', `${NODES}.0.questionId unknown-question`],
    [`${NODES}.3.subscriptionIds.1`, 'ps-gone', `${NODES}.3.subscriptionIds.1 unknown-offer`],
    [`${NODES}.1.answers.0.childId`, 'n-root', `${NODES}.0.id loop`],
    ['timezone', 'Europe/Paris', 'timezone unknown'],
    ['embedOrigins', [{ origin: 'https://*.ville.example' }], 'embedOrigins.0.origin not-an-origin'],
    ['embedOrigins', [{ origin: 'https://www.ville.example/' }], 'embedOrigins.0.origin not-an-origin'],
    ['embedOrigins', [{ origin: 'https://WWW.ville.example' }], 'embedOrigins.0.origin not-an-origin'],
    ['embedOrigins', [{ origin: 'www.ville.example' }], 'embedOrigins.0.origin not-an-origin'],
    ['embedOrigins', [{ origin: 'null' }], 'embedOrigins.0.origin not-an-origin'],
    ['embedOrigins', [{ origin: '*' }], 'embedOrigins.0.origin not-an-origin'],
    ['embedOrigins', [{ origin: 'ftp://localhost' }], 'embedOrigins.0.origin not-an-origin'],
    ['embedOrigins', [{ origin: 'http://www.ville.example' }], 'embedOrigins.0.origin not-https'],
    ['embedOrigins', [{ origin: 'http://localhost.ville.example' }], 'embedOrigins.0.origin not-https'],
    ['embedOrigins', ['https://www.ville.example'], 'embedOrigins.0 object'],
    ['embedOrigins', [{ origin: 'https://a.example', signin: true }], 'embedOrigins.0.signin unknown'],
    ['embedOrigins', [{ origin: 'https://a.example', signIn: 'yes' }], 'embedOrigins.0.signIn boolean'],
    [
      'embedOrigins',
      [{ origin: 'https://a.example' }, { origin: 'https://a.example', signIn: true }],
      'embedOrigins.1.origin twice',
    ],
  ])('with %s = %j is refused and the place is named', (path, value, fault) => {
    expect(told(changed(portSable, path, value))).toContain(fault)
  })

  test.each<[path: string, value: unknown]>([
    ['logo', '/assets/logo.svg'],
    ['embedOrigins', []],
    ['embedOrigins', [{ origin: 'https://www.ville.example:8443', signIn: true }]],
    ['embedOrigins', [{ origin: 'https://xn--cit-dma.example' }, { origin: 'http://127.0.0.1:5500' }]],
    ['embedOrigins', [{ origin: 'http://localhost:5500', signIn: true }, { origin: 'http://[::1]:5500' }]],
    ['logo', 'https://valmont.example/logo.svg'],
    ['theme.radius', 32],
    ['currency', 'CHF'],
    ['currency', 'USD'],
    ['timeZone', 'Indian/Reunion'],
    [
      'customPageConfiguration',
      { headerTitle: 'V', content: '<p>V</p>', style: '', script: '<script>1</script>' },
    ],
    ['publicAnnouncement', { level: 'info', text: { fr: 'A', en: 'B' }, from: '2026-01-01T00:00:00Z' }],
  ])('with %s = %j is good', (path, value) => {
    expect(told(changed(valmont, path, value))).toEqual([])
  })

  test.each(['customPageConfiguration.content', 'customPageConfiguration.script', 'legalPages.legal.fr'])(
    'has no text longer than a visitor would wait for: %s',
    path => {
      const faultsOf = (length: number) => told(changed(portSable, path, 'x'.repeat(length)))
      expect([faultsOf(500_000), faultsOf(500_001)]).toEqual([[], [`${path} too-long`]])
    },
  )

  test('announces for a time that ends after it began', () => {
    const text = { fr: 'A', en: 'B' }
    const from = '2026-01-02T00:00:00Z'
    const announced = (until: string) =>
      told({ ...valmont, publicAnnouncement: { level: 'info', text, from, until } })
    expect(announced('2026-01-02T00:00:01Z')).toEqual([])
    expect(announced(from)).toEqual(['publicAnnouncement.until not-after-start'])
  })

  test('may not say who it is, nor whom it trusts with sign-in: the server does', () => {
    const answered = {
      ...valmont,
      cityId: 'port-sable',
      identityProvider: { issuer: 'https://evil.example' },
    }
    expect(told(answered)).toEqual([])
  })
})
