import { evidenceId } from '@parvis/shared-kernel/ids'
import type { Uploads } from '@parvis/shared-kernel/uploads'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import { describe, expect, test } from 'vitest'
import { failedSlots, faultsAfter } from './request-faults.model.ts'

const FIELDS = [
  'option',
  'consent',
  'start',
  'plates',
  'plates.1',
  'customFields.rpps',
  'zone',
  'comment',
  'evidences.home',
  'address',
]

describe('what the city said of an answer is over once that answer changes, and only then', () => {
  test.each<[Partial<SubscriptionDraftWire>, readonly string[]]>([
    [{ optionId: 'year' }, ['option']],
    [{ hasConsent: true }, ['consent']],
    [{ startDay: null }, ['start']],
    [{ isAsSoonAsPossible: true }, ['start']],
    [{ plates: [] }, ['plates', 'plates.1']],
    [{ customFields: {} }, ['customFields.rpps']],
    [{ zoneId: null }, ['zone']],
    [{ userComment: '' }, ['comment']],
    [{ files: [] }, ['evidences.home']],
    [{ completed: ['detail'] }, []],
  ])('%j', (changes, over) => {
    const faults = FIELDS.map(field => ({ field, message: field }))
    const left = faultsAfter(faults, changes)
    expect(left.map(({ field }) => field)).toEqual(FIELDS.filter(field => !over.includes(field)))
  })

  test('nothing is drawn anew where nothing is over', () => {
    const faults = [{ field: 'start', message: 'a' }]
    expect(faultsAfter(faults, { userComment: 'x' })).toBe(faults)
  })
})

test('a document whose upload failed stops the request, one on its way or not chosen does not', () => {
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' })
  const [home, car, card] = [evidenceId('home'), evidenceId('car'), evidenceId('card')]
  const uploads: Uploads = {
    [home]: { kind: 'failed', file, wording: { id: 'failure.network' } },
    [car]: { kind: 'sending', file, progress: null },
  }
  expect(failedSlots([home, car, card], uploads)).toEqual([home])
})
