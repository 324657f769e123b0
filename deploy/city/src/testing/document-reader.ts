import { CASE_KEY_HEADER, type DocumentKind, PAYER_KEY_HEADER } from '@parvis/shared-kernel/wire'
import { demoFines } from '../cities/demo.ts'
import { createCityApp } from '../http/city-app.ts'
import { type CaseKind, issueCaseKey } from '../modules/cases/case-key.repo.ts'
import { readPdf } from './read-pdf.ts'
import type { TestCity } from './test-city.ts'

interface Opening {
  as?: string
  city?: string
  language?: string
  /** Knows the id only, without the case's key. */
  isStranger?: boolean
  payerKey?: string
  caseKey?: string
}

const CASE_OF: Partial<Record<DocumentKind, CaseKind>> = {
  refund: 'refund',
  'recourse-receipt': 'appeal',
  'recourse-complement': 'appeal',
  'recourse-answer': 'appeal',
}

/** Asks for tickets and opens documents as a portal and a browser do. */
export const documentReader = (city: TestCity) => {
  let network = 0

  const keyOf = async (kind: DocumentKind, caseId: string, cityId = 'valmont') => {
    const caseKind = CASE_OF[kind]
    if (caseKind === undefined) return {}
    const name = { cityId, kind: caseKind, caseId }
    return { [CASE_KEY_HEADER]: await issueCaseKey(city.deps.db, name, city.clock.now()) }
  }

  const ticket = async (
    kind: DocumentKind,
    id: string,
    { as, city: where, isStranger = false }: Opening = {},
  ): Promise<string> => {
    network += 1
    const { body } = await city.ask('/api/documents/tickets', {
      body: { kind, id },
      headers: {
        'x-forwarded-for': `10.3.${network}.1`,
        ...(isStranger ? {} : await keyOf(kind, id, where)),
      },
      ...(as === undefined ? {} : { as }),
      ...(where === undefined ? {} : { city: where }),
    })
    return body.token ?? ''
  }

  /** Opens a link like a browser: without a session, only the URL. */
  const open = async (
    path: string,
    { city: where, language = 'fr', payerKey, caseKey }: Opening = {},
  ): Promise<Response> => {
    network += 1
    return createCityApp(city.deps).request(path, {
      headers: {
        'accept-language': language,
        'x-forwarded-for': `10.4.${network}.1`,
        ...(where === undefined ? {} : { 'x-parvis-city': where }),
        ...(payerKey === undefined ? {} : { [PAYER_KEY_HEADER]: payerKey }),
        ...(caseKey === undefined ? {} : { [CASE_KEY_HEADER]: caseKey }),
      },
    })
  }

  const codeOf = async (response: Response): Promise<[number, string]> => [
    response.status,
    (await response.json()).error,
  ]
  const refusalOf = async (path: string, opening: Opening = {}) => codeOf(await open(path, opening))

  const read = async (path: string, opening: Opening = {}) => {
    const response = await open(path, opening)
    if (response.status !== 200) throw new Error((await codeOf(response)).join(' '))
    return { headers: response.headers, ...(await readPdf(new Uint8Array(await response.arrayBuffer()))) }
  }
  return { ticket, open, read, refusalOf }
}

/** The demonstration's fine whose number ends so. */
export const fineOf = (tail: string) => {
  const found = demoFines.find(({ number }) => number.endsWith(tail))
  if (found === undefined) throw new Error(`no fine ends with ${tail}`)
  return found
}

export const appealOf = async ({ deps }: TestCity, tail: string): Promise<string> => {
  const appeals = deps.db.selectFrom('appeals').select('appeal_id')
  return (await appeals.where('fine_id', '=', fineOf(tail).number).executeTakeFirstOrThrow()).appeal_id
}
