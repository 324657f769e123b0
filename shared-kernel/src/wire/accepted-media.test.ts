import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ReusableEvidence } from '../evidence/index.ts'
import { evidenceId, mediaId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'
import { acceptedMediaFromWire, acceptedMediaToWire, acceptedMediaWire } from './index.ts'

const document = (expires: Instant | null): ReusableEvidence => ({
  id: evidenceId('home'),
  mediaId: mediaId('m1'),
  urn: 'urn:parvis:evidence:1',
  name: 'facture.pdf',
  mime: 'application/pdf',
  size: 10,
  created: 1_000 as Instant,
  accepted: 2_000 as Instant,
  expires,
})

test.each([[null], [3_000 as Instant]])('accepted documents come back as they went (expiry %s)', expires => {
  const sent = acceptedMediaToWire([document(expires)])
  expect(acceptedMediaFromWire(v.parse(acceptedMediaWire, sent))).toEqual([document(expires)])
})

test.each([
  ['a moment that is none', { accepted: 'yesterday' }],
  ['a size that is none', { size: -1 }],
  ['no kind', { evidencePropertiesId: '' }],
])('accepted documents with %s are not read', (_name, fault) => {
  const [good] = acceptedMediaToWire([document(null)])
  expect(v.safeParse(acceptedMediaWire, [{ ...good, ...fault }]).success).toBe(false)
})

test('a city that gives no expiry means that there is none', () => {
  const [{ expires: _, ...rest } = { expires: null }] = acceptedMediaToWire([document(null)])
  expect(acceptedMediaFromWire(v.parse(acceptedMediaWire, [rest]))[0]?.expires).toBeNull()
})
