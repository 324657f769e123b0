import { expect, test } from 'vitest'
import { AREAS, type Call } from '../wire/contract/index.ts'
import { errorsEn } from './errors.en.ts'
import { errorsFr } from './errors.fr.ts'

const sentences = [...Object.entries(errorsFr), ...Object.entries(errorsEn)]

test('both languages say the same errors', () => {
  expect(Object.keys(errorsEn).sort()).toEqual(Object.keys(errorsFr).sort())
})

test.each(sentences)('%s says what happened and what to do, in two short sentences: %s', (_, text) => {
  expect(text).toMatch(/^[A-ZÀÉ].+\.$/)
  expect(text.length).toBeLessThanOrEqual(150)
  expect(text.split(/[.:;](?:\s|$)/).filter(part => part !== '').length).toBeGreaterThanOrEqual(2)
})

test.each(sentences)('%s shows no code and is safe for the message format: %s', (_, text) => {
  expect(text).not.toMatch(/['{}<>]|[a-z][A-Z]|_/)
})

test.each(Object.entries(errorsFr))('%s follows French typography: %s', (_, text) => {
  expect(text).not.toMatch(/ [:;!?]|[^\u202f][:;!?]/)
  expect(text).not.toMatch(/\b(tu|ton|ta|tes)\b/i)
})

test.each([
  ['OrderMaximumNumberOfOrdersExceeded', 'too many tickets at once', /moins/, /fewer/],
  ['OrderMaximumNumberOfOrdersExceeded', 'as many subscriptions as one may hold', /fin d’un droit/, /ends/],
  ['OrderMaximumNumberOfOrdersExceeded', 'the tickets of a year used', /période/, /period/],
  ['EvidenceNoLongerAvailable', 'a document that is too old', /récent/, /recent/],
  ['EvidenceNoLongerAvailable', 'a deleted file that nobody asks for', /S’il est demandé/, /If it is asked/],
  ['OrderPlateUsed', 'a plate of a request', /nouvelle demande.*date/, /new request.*date/],
  ['OrderPlateUsed', 'a plate of a right, whose dates stand', /autre plaque\./, /another plate\./],
  [
    'FineNothingToPay',
    'a fine that was canceled, of which no proof is made',
    /où il en est/,
    /how it stands/,
  ],
  ['FineListFull', 'a list without a settled fine', /Retirez-en un, /, /Remove one, /],
  ['PaymentProviderUnavailable', 'an earlier payment whose end is not known', /nouveau/, /new payment/],
  ['Too Many Requests', 'a limit of a day', /un jour/, /a day/],
  ['OrderInvoiceNotAllowed', 'a ticket that was free', /tickets payés/, /paid tickets/],
] as const)('%s has a word for %s', (code, _case, fr, en) => {
  expect([errorsFr[code], errorsEn[code]]).toEqual([expect.stringMatching(fr), expect.stringMatching(en)])
})

const { fines, finePapers, keptFines, appeals, refunds } = AREAS
const ofFines = [fines, finePapers, keptFines, appeals, refunds]
  .flatMap(({ calls }) => Object.values<Call>(calls))
  .flatMap(({ errors = {} }) => Object.values(errors).flat())

test.each([...new Set(ofFines)])(
  '%s may be told of a fine, an appeal or a refund: it speaks of no right',
  code => {
    for (const told of [errorsFr, errorsEn]) expect(told[code]).not.toMatch(/\b(droit|right)s?\b/i)
  },
)
