import type { ReusableEvidence } from '@parvis/shared-kernel/evidence'
import { evidenceId, mediaId } from '@parvis/shared-kernel/ids'
import { aSubscription } from '@parvis/shared-kernel/testing'
import { instantFromMs } from '@parvis/shared-kernel/time'
import type { Upload, Uploads } from '@parvis/shared-kernel/uploads'
import { describe, expect, it } from 'vitest'
import { notReceived } from '../../kept-files/kept-files.model.ts'
import { earlierFile, offeredAgain, slotFaults } from './complete.model.ts'

const id = evidenceId('ev-home')
const asked = [{ id, name: 'Domicile' }]
const uploaded = (kind: Upload['kind'] | null): Uploads => (kind ? ({ [id]: { kind } } as Uploads) : {})
const sentFile = (name: string, created: number | null, media: string) => ({
  ...{ id, name, size: 1, mime: 'application/pdf', urn: null, contentUrl: null },
  created: created === null ? null : instantFromMs(created),
  evidenceSubscriberMediaId: mediaId(media),
})

describe('a listed document keeps the order from being completed', () => {
  it.each([
    ['without a file', null, [], 'missing'],
    ['with a file that failed', 'failed', [], 'refused'],
    ['with a file that the city misses', 'ready', ['ev-home'], 'not-received'],
  ] as const)('%s', (_what, kind, misses, fault) => {
    expect(slotFaults(asked, uploaded(kind), misses).map(one => one.fault)).toEqual([fault])
  })
  it.each(['ready', 'held', 'sending'] as const)('and not with one that is %s', kind => {
    expect(slotFaults(asked, uploaded(kind), [])).toEqual([])
  })
})

it('reads of the city’s refusal which documents it misses', () => {
  const fields = [
    { path: 'evidences.ev-home', message: 'missing' },
    { path: 'status', message: 'other' },
  ]
  expect(notReceived(fields)).toEqual(['ev-home'])
  expect(notReceived()).toEqual([])
})

const order = aSubscription({
  attachmentEvidences: [
    sentFile('old.pdf', 1, 'm-1'),
    sentFile('new.pdf', 2, 'm-2'),
    sentFile('undated.pdf', null, 'm-3'),
  ],
})

it('names the newest file that the city does not take', () => {
  expect(earlierFile(order, id)?.name).toBe('new.pdf')
  expect(earlierFile(order, evidenceId('other'))).toBeNull()
})

it('offers a document accepted elsewhere, never the one that is refused here', () => {
  const accepted = (media: string) => ({ id, mediaId: mediaId(media) }) as ReusableEvidence
  expect(offeredAgain([accepted('m-9')], order, id)?.mediaId).toBe('m-9')
  expect(offeredAgain([accepted('m-2')], order, id)).toBeNull()
  expect(offeredAgain([accepted('m-9')], order, evidenceId('other'))).toBeNull()
})
