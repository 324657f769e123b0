import { describe, expect, test } from 'vitest'
import { readOptions, unknownSettings, usage } from './settings.ts'

const WRONG: readonly (readonly [Record<string, string>, string])[] = [
  [{ PARVIS_API_PORT: 'x' }, 'PARVIS_API_PORT must be a port number'],
  [{ PARVIS_API_PORT: '70000' }, 'PARVIS_API_PORT must be a port number'],
  [{ PARVIS_DATA: '' }, 'PARVIS_DATA must not be empty'],
  [{ PARVIS_CITIES: '' }, 'PARVIS_CITIES must not be empty'],
  [
    { DATABASE_URL: 'nowhere' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
  ],
  [{ DATABASE_URL: 'mysql://here/parvis' }, 'DATABASE_URL must be an address that begins with postgres://'],
  [{ SMTP_URL: 'https://mail' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
  [{ PARVIS_SMS_URL: 'sms' }, 'PARVIS_SMS_URL must be an address that begins with https:// or http://'],
  [{ S3_ENDPOINT: 's3://here' }, 'S3_ENDPOINT must be an address that begins with https:// or http://'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent'],
  [{ PARVIS_DESK: 'yes' }, 'PARVIS_DESK must be one of on, off'],
  [{ PARVIS_STATUS_VOCABULARY: 'third' }, 'PARVIS_STATUS_VOCABULARY must be one of first, second'],
  [{ PARVIS_PORTALS: 'valmont' }, 'PARVIS_PORTALS must look like city=https://one.example'],
  [{ PARVIS_PORTALS: 'valmont=one.example' }, 'PARVIS_PORTALS must look like city=https://one.example'],
  [{ PARVIS_PORTALS: 'valmont=https://a,,' }, 'PARVIS_PORTALS must look like city=https://one.example'],
  [
    { PARVIS_PORTALS: 'valmnt=https://a' },
    'PARVIS_PORTALS names the city "valmnt", but PARVIS_CITIES serves valmont',
  ],
  ...['valmont', 'valmont=a.example', 'valmont=http://a.example', 'valmont=https://a.example/x'].map(
    raw => [{ PARVIS_IMAGE_ORIGINS: raw }, 'PARVIS_IMAGE_ORIGINS must look like'] as const,
  ),
  [{ PARVIS_CITY_CONFIG: 'valmont' }, 'PARVIS_CITY_CONFIG must look like'],
  [{ PARVIS_IMAGE_ORIGINS: 'valmnt=https://a' }, 'PARVIS_IMAGE_ORIGINS names the city "valmnt"'],
  [{ PARVIS_CITY_CONFIG: 'valmnt=a.json' }, 'PARVIS_CITY_CONFIG names the city "valmnt"'],
  [{ PARVIS_PAYMENT_DIALECTS: 'valmnt=form' }, 'PARVIS_PAYMENT_DIALECTS names the city "valmnt"'],
  [
    { PARVIS_CITIES: '/etc/parvis/x', PARVIS_PORTALS: 'valmont=https://a' },
    'PARVIS_PORTALS names the city "valmont", but PARVIS_CITIES serves x',
  ],
  ...[
    ['PARVIS_PORTALS', 'https://a'],
    ['PARVIS_IMAGE_ORIGINS', 'https://a'],
    ['PARVIS_CITY_CONFIG', 'a.json'],
    ['PARVIS_PAYMENT_DIALECTS', 'form'],
  ].map(
    ([name = '', value]) =>
      [
        { [name]: `valmont=${value};port-sable=${value};valmont=${value}` },
        `${name} names the city "valmont" twice`,
      ] as const,
  ),
]

describe('a wrong setting is named at the start, with what it has to be', () => {
  test.each(WRONG)('%o', (env, words) => {
    expect(() => readOptions(env, [])).toThrow(`Wrong settings: ${words}`)
  })

  test('all of them at once', () => {
    expect(() => readOptions({ PARVIS_API_PORT: 'x', DATABASE_URL: 'nowhere' }, [])).toThrow(
      /DATABASE_URL.*PARVIS_API_PORT/,
    )
  })

  test('a misspelt name is told, what belongs to other programs is not', () => {
    const env = {
      PARVIS_PORTAL: 'a',
      SMTP_URI: 'b',
      S3_BUKET: 'c',
      PARVIS_SITE: 'd',
      PARVIS_DESK: 'off',
      HOME: '/',
    }
    expect(unknownSettings(env)).toEqual(['PARVIS_PORTAL', 'S3_BUKET', 'SMTP_URI'])
  })
})

test('a setting may name a value for each city', () => {
  const read = (env: Record<string, string>) => readOptions(env, [])
  expect(read({}).imageOrigins).toBeUndefined()
  const pictures = 'valmont=https://a.example,https://b.example;port-sable=https://c.example'
  expect(read({ PARVIS_IMAGE_ORIGINS: pictures }).imageOrigins).toEqual({
    valmont: ['https://a.example', 'https://b.example'],
    'port-sable': ['https://c.example'],
  })
  const files = 'valmont=/etc/v.json;port-sable=/etc/p.json'
  expect(read({ PARVIS_CITY_CONFIG: files }).configFiles).toEqual({
    valmont: '/etc/v.json',
    'port-sable': '/etc/p.json',
  })
})

test('the help has every flag', () => {
  expect(usage()).toContain('--portals …           instead of PARVIS_PORTALS')
})
