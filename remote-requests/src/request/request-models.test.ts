import { ApiError, type ApiFailure } from '@parvis/shared-kernel/errors'
import { plate } from '@parvis/shared-kernel/plates'
import { describe, expect, it } from 'vitest'
import { fieldId, summaryFaults } from './fault-messages.model.ts'
import { plateAdded } from './fields/plates-field.tsx'
import { submitWording } from './submit-wording.model.ts'

describe('why a request was not taken', () => {
  const api = (error: string, message: string, status = 409): ApiFailure => ({
    kind: 'api',
    status,
    error,
    message,
    code: null,
  })
  it.each([
    ['the code after the first colon', api('Conflict', 'order: OrderPlateUsed'), { id: 'OrderPlateUsed' }],
    [
      'it before the one in the error field',
      api('OrderPlateUsed', 'x: OrderEvidenceMissing'),
      { id: 'OrderEvidenceMissing' },
    ],
    ['the error field where the message has no colon', api('OrderPlateUsed', 'no'), { id: 'OrderPlateUsed' }],
    [
      'the city’s own sentence after the colon',
      api('Teapot', 'X: Le service est fermé.'),
      { text: 'Le service est fermé.' },
    ],
    ['our words for a fault of the server', api('Oops', 'a: b c', 500), { id: 'Internal Server Error' }],
    ['that nobody answered', { kind: 'network' }, { id: 'failure.network' }],
  ] as const)('is told by %s', (_what, failure, wording) => {
    expect(submitWording(new ApiError(failure))).toEqual(wording)
  })
  it('is told without details when it was no answer of the city', () => {
    expect(submitWording(new Error('x'))).toEqual({ id: 'failure.unknown' })
  })
})

describe('a plate from the garage goes', () => {
  const own = plate('FG482KD')!
  it.each([
    ['into the first empty line', ['AB-123-CD', ' ', ''], 3, ['AB-123-CD', 'FG-482-KD', '']],
    ['into a new line', ['AB-123-CD'], 2, ['AB-123-CD', 'FG-482-KD']],
    ['nowhere when there is no room', ['AB-123-CD', 'GK-553-TN'], 2, ['AB-123-CD', 'GK-553-TN']],
    ['in the place of the only one', ['AB-123-CD'], 1, ['FG-482-KD']],
  ] as const)('%s', (_what, plates, max, after) => {
    expect(plateAdded(plates, own, max)).toEqual(after)
  })
})

it('an error summary leads to fields that take the focus', () => {
  expect(summaryFaults([{ field: 'plates', message: 'a' }])).toEqual([
    { fieldId: fieldId('plates.0'), message: 'a' },
  ])
})
