import type { Locale } from '@parvis/shared-kernel/formats'
import {
  CASE_KEY_HEADER,
  type RecourseCreationWire,
  recourseCreationWire,
  uploadUrlWire,
} from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { pdf } from '../evidence-store/testing/sample-pdfs.ts'
import { type CaseKind, issueCaseKey } from '../modules/cases/case-key.repo.ts'
import { type FineTerms, issueFine, registerOutsidePayment } from '../modules/fines/fine.agent.ts'
import type { TestCity } from './test-city.ts'

const PDF = await pdf()

/** What an appellant submits, except the file. */
export const STATEMENT = {
  reasonId: 'other',
  statement: 'La place était réservée aux livraisons ce matin-là.',
  firstName: 'Alex',
  lastName: 'Fontaine',
  email: 'alex.fontaine@example.org',
  phoneNumber: '',
  address: { streetName: 'rue Pasteur', postalCode: '38990', locality: 'Valmont' },
}

export interface TestFine {
  number: string
  plate: string
}

/** Test helpers for a city's fines, appeals and refunds. Each call comes from its own network. */
export const appealsOf = (city: TestCity) => {
  let sequence = 0
  let fines = 0
  const valmont = () => {
    const [first] = city.deps.cities
    if (first === undefined) throw new Error('The test city has no city')
    return first
  }

  /** Calls with number and plate only. */
  const askAsStranger: TestCity['ask'] = (path, options = {}) => {
    sequence += 1
    const address = `10.${Math.floor(sequence / 250)}.${sequence % 250}.8`
    return city.ask(path, { ...options, headers: { 'x-forwarded-for': address, ...options.headers } })
  }

  /** Keys of cases begun here, by fine number and by case id. */
  const keys = new Map<string, string>()

  /** Calls as the case's holder: adds its key to each request. */
  const ask: TestCity['ask'] = (path, options = {}) => {
    const named = `${path} ${JSON.stringify(options.body ?? '')}`
    const [, key] = [...keys].find(([name]) => named.includes(name)) ?? []
    const held = key === undefined ? {} : { [CASE_KEY_HEADER]: key }
    return askAsStranger(path, { ...options, headers: { ...held, ...options.headers } })
  }

  /** Issues a key for a case these tests did not begin. */
  const hold = async (kind: CaseKind, caseId: string, cityId = 'valmont'): Promise<string> => {
    const key = await issueCaseKey(city.deps.db, { cityId, kind, caseId }, city.clock.now())
    keys.set(caseId, key)
    return key
  }

  /** Issues a fine of 35 € without reduced price. */
  const issue = async (terms: Partial<FineTerms> = {}): Promise<TestFine> => {
    fines += 1
    const number = `21380990000016261321009${String(fines).padStart(3, '0')}`
    const plate = `EV${String(fines).padStart(3, '0')}AP`
    const usual = { price: 3_500, reducedPrice: null, reducedUntil: null }
    await issueFine(city.deps, valmont(), { number, plate, place: 'Rue du Four', ...usual, ...terms })
    return { number, plate }
  }

  /** Registers a payment of now that the city took elsewhere, in cents. */
  const payElsewhere = ({ number }: Pick<TestFine, 'number'>, amount: number) =>
    registerOutsidePayment(city.deps, valmont(), number, {
      source: 'antai',
      amount,
      paidAt: city.clock.now(),
    })

  const ofFine = ({ number, plate }: TestFine, call = '') =>
    ask(`/api/recourse/fps/${number}${call}?plate=${plate}`)

  const begin = async (fine: TestFine, as?: string): Promise<RecourseCreationWire> => {
    const path = `/api/recourse/fps/${fine.number}/_init-creation?plate=${fine.plate}`
    const { body } = await ask(path, { method: 'POST', ...(as === undefined ? {} : { as }) })
    const creation = v.parse(recourseCreationWire, body)
    if (creation.caseKey != null) {
      keys.set(fine.number, creation.caseKey)
      keys.set(creation.recourse?.id ?? '', creation.caseKey)
    }
    return creation
  }

  const idOf = async (fine: TestFine, as?: string): Promise<string> =>
    (await begin(fine, as)).recourse?.id ?? ''

  const put = (id: string, { plate }: TestFine, body: object, as?: string, lang?: Locale) =>
    ask(`/api/recourse/${id}?plate=${plate}`, {
      ...{ method: 'PUT', body },
      ...(as === undefined ? {} : { as }),
      ...(lang === undefined ? {} : { headers: { 'accept-language': lang } }),
    })

  /** Uploads a PDF to a signed URL; returns its reference. */
  const upload = async (uploadUrlPath: string, id: string) => {
    const { body } = await ask(`${uploadUrlPath}?mediaType=application/pdf`)
    const { signedUploadUrl, fileUrn } = v.parse(uploadUrlWire, body)
    await fetch(signedUploadUrl, {
      method: 'PUT',
      body: Buffer.from(PDF),
      headers: { 'content-type': 'application/pdf', origin: 'http://127.0.0.1:4300' },
    })
    return { id, urn: fileUrn, name: 'piece.pdf', size: PDF.length, mime: 'application/pdf' }
  }

  return {
    ask,
    askAsStranger,
    hold,
    keyOf: (name: string) => keys.get(name) ?? '',
    get valmont() {
      return valmont()
    },
    issue,
    payElsewhere,
    ofFine,
    begin,
    idOf,
    put,
    upload,
    file: (id: string, fine: TestFine, body: object = STATEMENT, as?: string) =>
      put(id, fine, { ...body, submit: true }, as),
    /** @param lang of the form, in which its letters are written */
    filed: async (body: object = STATEMENT, as?: string, lang?: Locale) => {
      const fine = await issue()
      const id = await idOf(fine, as)
      await put(id, fine, { ...body, submit: true }, as, lang)
      return { fine, id }
    },
    eventsOf: async (resourceId: string) => {
      const rows = await city.deps.db
        .selectFrom('events')
        .select(['kind', 'subscriber_id'])
        .where('resource_id', '=', resourceId)
        .orderBy('event_id')
        .execute()
      return rows.map(({ kind, subscriber_id: who }) => (who === null ? kind : `${kind} ${who}`))
    },
  }
}
