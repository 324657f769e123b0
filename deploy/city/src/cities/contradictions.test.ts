import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCities } from './city-folder.ts'

let root: string
let folder: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parvis-contradictions-'))
})
afterAll(() => rm(root, { recursive: true }))
beforeEach(async () => {
  folder = join(root, 'rivebelle')
  await rm(folder, { recursive: true, force: true })
  await cp(join(import.meta.dirname, '../../cities/valmont'), folder, { recursive: true })
})

const told = (): string => {
  try {
    readCities([folder])
    return ''
  } catch (fault) {
    return (fault as Error).message.replaceAll(`${folder}/`, '')
  }
}

/** Changes the first entry of a file. */
const change = async (file: string, changes: (first: Record<string, unknown>) => object) => {
  const whole = JSON.parse(await readFile(join(folder, file), 'utf8'))
  const list = Array.isArray(whole) ? whole : (whole.zones ?? whole.reasons)
  list[0] = { ...list[0], ...changes(list[0]) }
  await writeFile(join(folder, file), JSON.stringify(whole))
}
const piece = (id: string) => ({ id, name: { fr: 'Pièce', en: 'Piece' }, mandatory: true })
const proof = { id: 'home', name: 'Domicile' }
const field = { key: 'floor', label: 'Étage' }
const scoped = (option: string) => ({
  parkingRightScopes: [{ subscriptionPlanId: 'vm-resident', subscriptionPlanOptionsIds: [option] }],
})

test.each([
  [
    'offers.json',
    ({ id }: { id?: unknown }) => ({ conditions: { activeProductsRequired: [id] } }),
    '0.conditions.activeProductsRequired.0: the offer requires itself: nobody could have it first',
  ],
  [
    'offers.json',
    () => ({
      conditions: { activeProductsRequired: ['vm-fleet'], activeProductsForbidden: ['vm-fleet'] },
    }),
    '0.conditions.activeProductsRequired.0: is among activeProductsForbidden, too',
  ],
  [
    'offers.json',
    () => ({ mustNotStartOnSpecialDays: [{ start: '2027-08-31', end: '2027-08-01' }] }),
    '0.mustNotStartOnSpecialDays.0.end: expected no day before start',
  ],
  [
    'offers.json',
    () => ({ mustNotStartOnFreeDays: ['2027-08-15', 'NOEL'] }),
    '0.mustNotStartOnFreeDays.1: expected a holiday of the contract or a day',
  ],
  [
    'offers.json',
    () => ({ mustContainPlate: true, nbMaxPlates: 0 }),
    '0.nbMaxPlates: a plate is mandatory: expected 1 or more',
  ],
  [
    'offers.json',
    () => ({ applicationProcedure: { supportingEvidences: [proof, proof] } }),
    '0.applicationProcedure.supportingEvidences.1.id: "home" is there twice',
  ],
  [
    'offers.json',
    () => ({ applicationProcedure: { customFields: [field, field] } }),
    '0.applicationProcedure.customFields.1.key: "floor" is there twice',
  ],
  [
    'definitions.json',
    () => ({ mustOrderWithPlate: true, plateLimit: 0 }),
    '0.plateLimit: a plate is mandatory: expected 1 or more',
  ],
  [
    'definitions.json',
    () => scoped('vm-fleet-year'),
    '0.parkingRightScopes.0.subscriptionPlanOptionsIds.0: no option of the offer "vm-resident"',
  ],
  [
    'zones.json',
    () => ({ streets: [{ name: 'rue du Four', first: 9, last: 2 }] }),
    'zones.0.streets.0.last: expected no house before first',
  ],
  [
    'appeal-form.json',
    () => ({ pieces: [piece('photo'), piece('photo')] }),
    'reasons.0.pieces.1.id: "photo" is there twice',
  ],
  [
    'appeal-form.json',
    () => ({ pieces: [piece('mandate')] }),
    'reasons.0.pieces.0.id: is that of the mandate, which is asked besides',
  ],
] as const)('%s that contradicts itself is told at the start: %o', async (file, changes, expected) => {
  expect(told()).toBe('')
  await change(file, changes)
  expect(told()).toBe(`${file}: ${expected}`)
})

test('two reasons of one name are told at the start', async () => {
  const path = join(folder, 'appeal-form.json')
  const form = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...form, reasons: [form.reasons[0], form.reasons[0]] }))
  expect(told()).toBe(`appeal-form.json: reasons.1.id: "${form.reasons[0].id}" is there twice`)
})
