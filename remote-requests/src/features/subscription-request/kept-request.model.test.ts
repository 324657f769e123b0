import { evidenceId, mediaId, offerId, orderId } from '@parvis/shared-kernel/ids'
import { aMoment, anOffer, aSubscription, NOW } from '@parvis/shared-kernel/testing'
import { isoDuration } from '@parvis/shared-kernel/time'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import { describe, expect, it } from 'vitest'
import {
  creationBody,
  draftOf,
  firstUploads,
  keptFiles,
  keptRequest,
  requestFiles,
} from './kept-request.model.ts'

const TIME_ZONE = 'Europe/Paris'
const offer = anOffer({
  id: offerId('carer'),
  procedure: {
    description: '',
    documentationLinks: [],
    customFields: [
      { id: 'rpps', label: 'RPPS', isDeleted: false },
      { id: 'old', label: 'Ancienne question', isDeleted: true },
    ],
    supportingEvidences: [
      { id: evidenceId('ev-card'), name: 'Carte', mandatory: true, expirationPeriod: isoDuration('P3M') },
    ],
  },
})
const file = {
  id: 'ev-card',
  origin: 'sent',
  name: 'carte.png',
  size: 12,
  mime: 'image/png',
  urn: 'urn:1',
  mediaId: 'm-1',
  created: '2026-06-13T10:00:00Z',
} as const
const kept = (changes: Partial<SubscriptionDraftWire> = {}): SubscriptionDraftWire => ({
  id: '0197a000-0000-7000-8000-000000000009',
  completed: [],
  optionId: 'year',
  hasConsent: true,
  startDay: '2026-07-01',
  isAsSoonAsPossible: false,
  plates: ['ab-123-cd', ' ', 'AB 123 CD'],
  customFields: { rpps: ' 100 ', old: 'x' },
  zoneId: null,
  userComment: ' Bonjour ',
  files: [file],
  ...changes,
})
const context = { offer, renewalStart: null, renewedId: null, timeZone: TIME_ZONE }
const bodyOf = (request: SubscriptionDraftWire, more: Partial<typeof context> = {}) =>
  creationBody(draftOf(request, requestFiles(request, offer), { ...context, ...more }), offer)

describe('the payload of a request', () => {
  it('has what was answered, without blank or repeated plates, deleted questions and loose spaces', () => {
    expect(bodyOf(kept())).toEqual({
      plates: ['AB123CD'],
      customFields: [{ id: 'rpps', value: '100' }],
      validityAreaId: null,
      userComment: 'Bonjour',
      subscriptionPlanId: 'carer',
      attachmentEvidences: [
        {
          id: 'ev-card',
          uploaded: true,
          urn: 'urn:1',
          name: 'carte.png',
          size: 12,
          mime: 'image/png',
          type: 'image/png',
          created: '2026-06-13T10:00:00Z',
        },
      ],
      startOfValidity: '2026-06-30T22:00:00Z',
      subscriptionPlanOptionId: 'year',
      renewedSubscriptionId: null,
    })
  })

  it('is the same each time, so that a repeated call is the same request', () => {
    expect(bodyOf(kept())).toEqual(bodyOf(structuredClone(kept())))
  })

  it('names no start for “as soon as possible”, whatever day was chosen before', () => {
    expect(bodyOf(kept({ isAsSoonAsPossible: true })).startOfValidity).toBeNull()
  })

  it('starts a renewal one second after the renewed end, and on another day at its midnight', () => {
    const renewalStart = aMoment('2026-07-01T12:00:01+02:00')
    const renewing = { renewalStart, renewedId: orderId('sub-1') } as never
    expect(bodyOf(kept(), renewing)).toMatchObject({
      startOfValidity: '2026-07-01T10:00:01Z',
      renewedSubscriptionId: 'sub-1',
    })
    expect(bodyOf(kept({ startDay: '2026-07-02' }), renewing).startOfValidity).toBe('2026-07-01T22:00:00Z')
  })

  it('leaves out a document that the offer no longer asks for', () => {
    expect(bodyOf(kept({ files: [{ ...file, id: 'ev-gone' }] })).attachmentEvidences).toEqual([])
  })
})

it('a renewal is prefilled with its plates as they are read, its day, and an id of its own', () => {
  const draft = draftOf(kept({ plates: ['AB123CD', '??'] }), [], context)
  const first = keptRequest(draft, [], { random: new Uint8Array(10), nowMs: NOW, timeZone: TIME_ZONE })
  expect(first).toMatchObject({
    plates: ['AB-123-CD', '??'],
    startDay: '2026-07-01',
    completed: [],
    files: [],
  })
  expect(first.id).toMatch(/^[0-9a-f-]{36}$/)
})

describe('the files of a draft', () => {
  it('are read again and sent in the order of the form, whichever was added first', () => {
    const names = ['ev-card', 'ev-home', 'ev-tax']
    const asked = names.map(id => ({
      id: evidenceId(id),
      name: id,
      mandatory: true,
      expirationPeriod: null,
    }))
    const longer = anOffer({
      id: offerId('long'),
      procedure: { ...offer.procedure, supportingEvidences: asked },
    })
    const files = ['ev-tax', 'ev-card', 'ev-home'].map(id => ({ ...file, id }))
    const read = requestFiles(kept({ files }), longer)
    expect(read.map(({ id }) => id)).toEqual(names)
    const { attachmentEvidences } = creationBody(draftOf(kept({ files }), read, context), longer)
    expect(attachmentEvidences.map(({ id }) => id)).toEqual(names)
  })

  it('come back into their slots as they were, and go into the draft as they came', () => {
    const files = [file]
    const slots = firstUploads(requestFiles(kept({ files }), offer))
    expect(slots[evidenceId('ev-card')]).toMatchObject({ kind: 'ready', urn: 'urn:1', mediaId: 'm-1' })
    expect(keptFiles(slots)).toEqual(files)
  })

  it('that the city held before stay held, so that their age is looked at again', () => {
    const held = { ...file, origin: 'held', mediaId: null } as const
    const slots = firstUploads(requestFiles(kept({ files: [held] }), offer))
    expect(slots[evidenceId('ev-card')]?.kind).toBe('held')
    expect(keptFiles(slots)).toEqual([held])
  })

  it('that are on their way, or failed, are not in the draft', () => {
    const uploading = new File(['x'], 'a.png')
    expect(keptFiles({ [evidenceId('a')]: { kind: 'sending', file: uploading, progress: 0.5 } })).toEqual([])
    expect(
      keptFiles({
        [evidenceId('a')]: { kind: 'failed', file: uploading, wording: { id: 'failure.network' } },
      }),
    ).toEqual([])
  })

  it('of a renewed right are known by name alone where the city keeps no file: those are asked for again', () => {
    const document = {
      id: evidenceId('ev-card'),
      name: 'a',
      size: 0,
      mime: '',
      urn: null,
      contentUrl: null,
      created: NOW,
      evidenceSubscriberMediaId: mediaId('m'),
    }
    expect(keptFiles({ [document.id]: { kind: 'held', document } })).toEqual([])
    expect(aSubscription().attachmentEvidences).toEqual([])
  })
})
