import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acceptedMediaFromWire, acceptedMediaWire, documentTicketWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { at } from '../db/schema.ts'
import { checkApart } from '../evidence-store/check-apart.ts'
import { cleanEvidences } from '../modules/evidence/evidence-cleaning.job.ts'
import { testCity } from '../testing/city-of-file.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'parvis-files-'))
const city = testCity({ dataFolder })

const acceptedOf = async (as: string) => {
  const { body } = await city.ask('/api/subscriber/media', { as })
  return acceptedMediaFromWire(v.parse(acceptedMediaWire, body))
}

test('Camille finds the documents of a right that runs, and opens one as she had sent it', async () => {
  const [first, ...others] = await acceptedOf('camille')
  expect([first, ...others].length).toBeGreaterThan(0)
  const id = first?.mediaId ?? ''
  const { body } = await city.ask('/api/documents/tickets', { as: 'camille', body: { kind: 'evidence', id } })
  const { token } = v.parse(documentTicketWire, body)
  const { headers } = await city.ask(`/api/documents/evidence/${id}?token=${token}`)
  const file = await fetch(headers.get('location') ?? '')
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(bytes.length).toBe(first?.size)
  expect(await checkApart('application/pdf', bytes)).toEqual({ content: expect.any(Uint8Array) })
})

test('an agent finds the documents of every right that has not ended, and opens what is to be judged', async () => {
  const traces = await city.deps.db
    .selectFrom('evidence_traces')
    .innerJoin('rights', 'rights.right_id', 'evidence_traces.right_id')
    .select(['evidence_traces.right_id', 'evidence_traces.media_id', 'rights.status'])
    .where('rights.end_of_validity', '>', at(city.clock.now()))
    .execute()
  expect(new Set(traces.map(({ status }) => status))).toContain('under-review')
  for (const { right_id, media_id } of traces) {
    const link = `${city.urls.desk}/files/dossiers/${right_id}/${media_id}`
    const { status } = await fetch(link, { redirect: 'manual' })
    expect([link, status]).toEqual([link, 302])
  }
})

test('the demo’s files and their rows match, and stay', async () => {
  const before = await city.deps.files.list()
  await cleanEvidences.run(city.deps)
  expect((await city.deps.files.list()).length).toBe(before.length)
  const rows = await city.deps.db.selectFrom('uploads').select('urn').execute()
  expect(before.map(({ urn }) => urn).toSorted()).toEqual(rows.map(({ urn }) => urn).toSorted())
})
