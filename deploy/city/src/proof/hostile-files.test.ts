import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACTS, HIDINGS } from '../evidence-store/testing/hostile-pdfs.ts'
import { BAD_PDFS, BAD_PICTURES } from '../evidence-store/testing/sample-files.ts'
import { createSender } from '../evidence-store/testing/sender.ts'
import { testCity } from '../testing/city-of-file.ts'

// Sends hostile files as a citizen would: upload to the signed URL, then register. Each way of hiding is tested with
// one of the actions; hostile-pdfs.test.ts proves that the check refuses all combinations.

const PDF = 'application/pdf'
const ALL_ACTS = Object.entries(ACTS)
const HIDDEN = Object.entries(HIDINGS).map(([hiding, hide], place) => {
  const [act = '', entries = ''] = ALL_ACTS[place % ALL_ACTS.length] ?? []
  return [`${act}, ${hiding}`, PDF, hide(entries)] as const
})
const FILES = [...HIDDEN, ...BAD_PDFS, ...BAD_PICTURES]
/** Types without signed URLs are uploaded to one signed for another type. */
const UNSIGNED = /^(?:image\/svg|text\/|application\/octet)/
const AT_ONCE = 4

const dataFolder = mkdtempSync(join(tmpdir(), 'parvis-hostile-'))
const city = testCity({ dataFolder })

const stored = () =>
  ['incoming', 'quarantine', 'kept'].flatMap(place =>
    readdirSync(join(dataFolder, 'evidence', place)).map(name => `${place}/${name}`),
  )
const registered = async () =>
  (await city.deps.db.selectFrom('media').select('media_id').execute()).map(({ media_id }) => media_id).sort()

test(`of ${FILES.length} hostile files none is kept, and none can be registered`, async () => {
  const sender = createSender(city)
  const before = [stored(), await registered()]
  const taken: string[] = []
  const send = async ([name, mime, content]: (typeof FILES)[number]) => {
    await city.deps.limits.clear({ limit: 'uploadUrl', key: 'subscriber sub-georges' })
    const { signedUploadUrl, fileUrn } = await sender.permit(UNSIGNED.test(mime) ? PDF : mime)
    const sent = await sender.put(signedUploadUrl, await content, mime)
    const { status } = await sender.register(fileUrn)
    if (sent.status < 400 || sent.status >= 500) taken.push(`${name}: sent ${sent.status}`)
    if (status < 400 || status >= 500) taken.push(`${name}: registered ${status}`)
  }
  for (let index = 0; index < FILES.length; index += AT_ONCE)
    await Promise.all(FILES.slice(index, index + AT_ONCE).map(send))
  expect(taken).toEqual([])
  expect([stored(), await registered()]).toEqual(before)
}, 600_000)
