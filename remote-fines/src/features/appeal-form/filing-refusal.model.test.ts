import type { ApiFailure, ErrorCode } from '@parvis/shared-kernel/errors'
import { NO_APPELLANT } from '@parvis/shared-kernel/fines'
import { describe, expect, test } from 'vitest'
import { FORM } from '../../testing/fake-appeal.ts'
import { filingCode, refusedFields } from './filing-refusal.model.ts'

const refusal = (code: ErrorCode | null, paths: readonly string[] = []): ApiFailure => ({
  kind: 'api',
  status: 409,
  error: '',
  message: '',
  code,
  fields: paths.map(path => ({ path, message: '' })),
})

describe('an appeal that the city refuses', () => {
  test.each([
    ['past its deadline', refusal('AppealDeadlinePassed'), 'AppealDeadlinePassed'],
    ['for a reason that has no words here', refusal('OrderPlateUsed'), null],
    ['without a code', refusal(null), null],
    ['by its silence', { kind: 'network' } as const, null],
    ['by nothing', null, null],
  ])('%s is told by that code alone', (_name, failure, expected) => {
    expect(filingCode(failure)).toBe(expected)
  })

  const answers = {
    ...NO_APPELLANT,
    reasonId: 'had-paid',
    statement: '',
    capacity: 'representative',
  } as const
  const receipt = { id: 'receipt', urn: 'urn:r', name: 'r.pdf', size: 1, mime: 'application/pdf' }
  test.each([
    ['names the fields that it names', refusal(null, ['email']), [], ['email wrong']],
    [
      'for a missing piece names each that was not sent, whatever it names',
      refusal('OrderEvidenceMissing', ['pieces']),
      [],
      ['pieces.receipt missing', 'pieces.mandate missing'],
    ],
    [
      'for a missing piece does not name the one that was sent',
      refusal('OrderEvidenceMissing'),
      [receipt],
      ['pieces.mandate missing'],
    ],
    ['names none without an answer', { kind: 'network' } as const, [], []],
  ])('%s', (_name, failure, sent, expected) => {
    const told = refusedFields(failure, FORM, answers, sent)
    expect(told.map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected)
  })
})
