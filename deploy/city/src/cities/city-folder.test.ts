import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PROVIDER_NAMES, type ProviderName } from '../modules/payments/providers/provider-names.ts'
import { readCities } from './city-folder.ts'
import { demoCities } from './demo.ts'

const BUILT_IN = join(import.meta.dirname, '../../cities')
let root: string
let folder: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parvis-folder-'))
})
afterAll(() => rm(root, { recursive: true }))
beforeEach(async () => {
  folder = join(root, 'rivebelle')
  await rm(folder, { recursive: true, force: true })
  await cp(join(BUILT_IN, 'valmont'), folder, { recursive: true })
})

/** Returns the reader's faults without the folder's path. */
const told = (paymentDialects?: Readonly<Record<string, ProviderName>>): string[] => {
  try {
    readCities([folder], paymentDialects)
    return []
  } catch (fault) {
    return String((fault as Error).message)
      .replaceAll(`${folder}/`, '')
      .split('\n')
  }
}

const set = async (file: string, path: string, value: unknown) => {
  const whole: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'))
  const names = path.split('.')
  const last = names.pop() ?? ''
  const place = names.reduce((part, name) => part[name] as never, whole as Record<string, unknown>)
  if (value === undefined) delete place[last]
  else place[last] = value
  await writeFile(join(folder, file), JSON.stringify(whole))
}

test('a demonstration of the sources may be copied under any name', () => {
  expect(told()).toEqual([])
})

test('what is left out of the demonstration has its usual meaning', () => {
  const [valmont] = demoCities
  expect(valmont?.dialects).toEqual({ statusVocabulary: 'first', paymentDialect: 'redirect' })
  expect(readCities(['template'])[0]).toMatchObject({
    people: { subscribers: [] },
    rights: [],
    fines: { fines: [] },
  })
})

describe('a wrong file is told by file, path inside and what was expected', () => {
  test.each([
    ['city.json', 'name', undefined, 'city.json: name: Invalid key: Expected "name" but received undefined'],
    ['city.json', 'timeZone', 'Mars/Olympus', 'city.json: timeZone: unknown-time-zone'],
    ['city.json', 'colour', 'red', 'city.json: colour: unknown'],
    [
      'dialects.json',
      'paymentDialect',
      'smoke',
      `dialects.json: paymentDialect: Invalid type: Expected (${PROVIDER_NAMES.map(name => `"${name}"`).join(' | ')}) but received "smoke"`,
    ],
    ['zones.json', 'postalCode', '3899', 'zones.json: postalCode: expected five digits'],
    [
      'zones.json',
      'zones.0.id',
      'Centre',
      'zones.json: zones.0.id: expected lower-case letters, digits and hyphens',
    ],
    [
      'zones.json',
      'zones.1.streets.0.name',
      'Gare',
      'zones.json: zones.1.streets.0.name: expected kind and name, such as "rue du Four"',
    ],
    ['zones.json', 'zones.1.streets.0.lst', 3, 'zones.json: zones.1.streets.0.lst: unknown name'],
    ['offers.json', '0.options.1.price', 15.5, 'offers.json: 0.options.1.price: expected whole cents'],
    [
      'offers.json',
      '0.options.1.validityPeriod',
      'a year',
      'offers.json: 0.options.1.validityPeriod: expected a duration such as "P1M" or "PT2H"',
    ],
    ['offers.json', '0.options', [], 'offers.json: 0.options: expected at least one duration with its price'],
    ['offers.json', '0.nbMaxPlate', 2, 'offers.json: 0.nbMaxPlate: unknown name'],
    [
      'offers.json',
      '0.conditions.productScope',
      'ALL',
      'offers.json: 0.conditions.productScope: unknown value',
    ],
    [
      'offers.json',
      '0.mustNotStartOnSpecialDays',
      [{ start: '2027-02-29', end: '2027-03-01' }],
      'offers.json: 0.mustNotStartOnSpecialDays.0.start: no such day',
    ],
    [
      'offers.json',
      '0.zones.zoneIds.1',
      'vm-gar',
      'offers.json: 0.zones.zoneIds.1: there is no zone "vm-gar"',
    ],
    [
      'offers.json',
      '1.conditions.activeProductsRequired.0',
      'vm',
      'offers.json: 1.conditions.activeProductsRequired.0: there is no offer "vm"',
    ],
    [
      'offers.json',
      '1.id',
      'vm-resident',
      'offers.json: 1.id: the offer vm-resident is there already (offers.json: 0.id)',
    ],
    [
      'definitions.json',
      '0.parkingRightScopes.0.subscriptionPlanId',
      'vm',
      'definitions.json: 0.parkingRightScopes.0.subscriptionPlanId: there is no offer "vm"',
    ],
    [
      'definitions.json',
      '1.allowedWeekDays.0',
      'SAMEDI',
      'definitions.json: 1.allowedWeekDays.0: unknown value',
    ],
    [
      'appeal-form.json',
      'reasons.0.label.en',
      undefined,
      'appeal-form.json: reasons.0.label.en: Invalid key: Expected "en" but received undefined',
    ],
    [
      'people.json',
      'subscribers.0.email',
      'camille',
      'people.json: subscribers.0.email: expected an e-mail address',
    ],
    [
      'rights.json',
      '0.start',
      '2026-01-01',
      'rights.json: 0.start: expected a distance from the first start in days, hours and minutes, such as "-P12D" or "P1DT2H"',
    ],
    ['rights.json', '0.owner', 'nobody', 'rights.json: 0.owner: there is no person "nobody"'],
    ['fines.json', 'fines.0.number', '12', 'fines.json: fines.0.number: expected 26 digits'],
    ['fines.json', 'appellant', undefined, 'fines.json: appellant: expected, since a fine is contested'],
  ])('%s %s = %j', async (file, path, value, expected) => {
    if (file === 'dialects.json') await writeFile(join(folder, file), '{}')
    await set(file, path, value)
    expect(told()).toContain(expected)
  })

  test('a currency that the dialect of the payment provider cannot name, where the city speaks by forms', async () => {
    const refused = [expect.stringMatching(/^city\.json: currency: not-of-payment-dialect \(.*redirect/)]
    await set('city.json', 'currency', 'USD')
    expect(told()).toEqual([])
    expect(told({ rivebelle: 'form' })).toEqual(refused)
    await writeFile(join(folder, 'dialects.json'), '{ "paymentDialect": "form" }')
    expect(told()).toEqual(refused)
    expect(told({ rivebelle: 'redirect' })).toEqual([])
    await set('city.json', 'currency', 'CHF')
    expect(told()).toEqual([])
  })

  test('every fault of every folder is told at once', async () => {
    await set('zones.json', 'postalCode', 'x')
    await set('fines.json', 'fines.0.number', 'x')
    expect(told()).toEqual([
      'zones.json: postalCode: expected five digits',
      'fines.json: fines.0.number: expected 26 digits',
    ])
  })

  test('no JSON, another name, no folder', async () => {
    await writeFile(join(folder, 'zones.json'), '{"postalCode": ')
    await writeFile(join(folder, 'offer.json'), '[]')
    await rm(join(folder, 'city.json'))
    expect(told()).toEqual([
      expect.stringMatching(/^offer\.json: unknown file; there are city\.json, /),
      'city.json: missing',
      expect.stringMatching(/^zones\.json: no JSON: /),
    ])
    expect(() => readCities([join(root, 'nowhere')])).toThrow(/nowhere: no folder that can be read/)
    expect(() => readCities(['nowhere'])).toThrow(/cities\/nowhere: no folder that can be read/)
    expect(() => readCities([join(root, 'Mairie X')])).toThrow(/lower-case letters, digits and hyphens/)
  })

  test.each([
    ['by one folder', () => [folder, 'valmont', folder], () => `${folder} and ${folder}`],
    [
      'by two folders',
      () => ['valmont', join(root, 'valmont')],
      () => `${join(BUILT_IN, 'valmont')} and ${join(root, 'valmont')}`,
    ],
  ])('a city that is named twice, %s, is told once', (_how, places, expected) => {
    expect(() => readCities(places())).toThrow(
      new RegExp(`^the city "(rivebelle|valmont)" is named twice: ${expected()}$`),
    )
  })
})
