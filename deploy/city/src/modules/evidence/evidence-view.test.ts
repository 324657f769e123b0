import {
  acceptedMediaFromWire,
  acceptedMediaWire,
  documentTicketWire,
  mediaWire,
} from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pdf } from '../../evidence-store/testing/sample-pdfs.ts'
import { HEIC } from '../../evidence-store/testing/sample-pictures.ts'
import { createSender } from '../../evidence-store/testing/sender.ts'
import { testCity } from '../../testing/city-of-file.ts'

const PDF = await pdf()
const DAY = 86_400_000
const city = testCity()
const sender = createSender(city)

afterEach(() => city.clock.reset())

const document = async (name = 'facture.pdf', as = 'georges') => {
  const urn = await sender.uploaded(PDF, 'application/pdf', as)
  return v.parse(mediaWire, (await sender.register(urn, { name, as })).body)
}
const ticket = async (id: string, as = 'georges') => {
  const { body } = await city.ask('/api/documents/tickets', { as, body: { kind: 'evidence', id } })
  return v.parse(documentTicketWire, body).token
}
const open = (id: string, token: string) => city.ask(`/api/documents/evidence/${id}?token=${token}`)
const addressOf = async (id: string) => (await open(id, await ticket(id))).headers.get('location') ?? ''

describe('a citizen looks at a file that they sent', () => {
  test('by a ticket, which leads to the store’s own origin', async () => {
    const { id, url } = await document()
    const answer = await open(id, await ticket(id))
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([302, 'no-referrer'])
    const location = answer.headers.get('location') ?? ''
    expect(location.startsWith(`${city.urls.evidence}/file?permit=`)).toBe(true)
    for (const secret of ['facture', 'georges', url]) expect(location).not.toContain(secret)
    const file = await fetch(location)
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true)
  })

  test('and it is saved, never shown, whatever it is', async () => {
    const { id } = await document('Reçu d’été "n°1".pdf')
    const { headers } = await fetch(await addressOf(id))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Recu dete -n1-.pdf"; filename*=UTF-8\'\'Re%C3%A7u%20d%E2%80%99%C3%A9t%C3%A9%20-n%C2%B01-.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('and a photo of an iPhone comes back as a JPEG, by its type, its name and its bytes', async () => {
    const urn = await sender.uploaded(HEIC, 'image/heic')
    const { id, ...media } = v.parse(mediaWire, (await sender.register(urn, { name: 'IMG_1.HEIC' })).body)
    const file = await fetch(await addressOf(id))
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(media).toMatchObject({ name: 'IMG_1.HEIC.jpg' })
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(file.headers.get('content-disposition')).toContain('filename="IMG_1.HEIC.jpg"')
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  })

  test('the address is good for a minute, for one file, and cannot be made up', async () => {
    const address = await addressOf((await document()).id)
    const { signedUploadUrl } = await sender.permit('image/png')
    const upload = new URL(signedUploadUrl).search
    expect((await fetch(`${city.urls.evidence}/file${upload}`)).status).toBe(404)
    expect((await fetch(`${address}x`)).status).toBe(404)
    city.clock.moveBy(50_000)
    expect((await fetch(address)).status).toBe(200)
    city.clock.moveBy(10_000)
    expect((await fetch(address)).status).toBe(404)
  })

  test.each([
    ['no ticket', '', 400],
    ['a made-up ticket', 'guess', 404],
  ])('not with %s', async (_name, token, status) => {
    expect((await open((await document()).id, token)).status).toBe(status)
  })

  test('not twice with one ticket, nor with the ticket of another file', async () => {
    const { id } = await document()
    const token = await ticket(id)
    expect((await open((await document()).id, token)).status).toBe(404)
    const other = await ticket(id)
    expect([(await open(id, other)).status, (await open(id, other)).status]).toEqual([302, 404])
  })

  test('not when the file is gone, or is no longer the one that was checked', async () => {
    const { id, url } = await document()
    const address = await addressOf(id)
    await city.deps.files.remove(url)
    expect((await fetch(address)).status).toBe(404)
    await city.deps.files.write(url, Buffer.from('another'))
    await city.deps.files.keep(url, Buffer.from('another'))
    expect((await fetch(address)).status).toBe(404)
  })
})

describe('documents that were accepted before', () => {
  beforeEach(async () => {
    await city.deps.db.deleteFrom('evidence_traces').where('right_id', '=', 'georges-sub-evidence').execute()
  })

  const accepted = async (as = 'georges') => {
    const { body } = await city.ask('/api/subscriber/media', { as })
    return acceptedMediaFromWire(v.parse(acceptedMediaWire, body))
  }
  const send = async (evidence: string, status: 'VALIDATED' | 'REJECTED' | 'WAITING') => {
    const { id } = await document(`${evidence}.pdf`)
    await sender.trace(id, 'georges', 'georges-sub-evidence', evidence)
    const decided_at = new Date(city.clock.now()).toISOString()
    const decision = { status, decided_at }
    await city.deps.db.updateTable('evidence_traces').set(decision).where('media_id', '=', id).execute()
    return id
  }

  test('may serve again: the newest of each kind, until it is too old', async () => {
    expect(await accepted()).toEqual([])
    await send('ev-home', 'VALIDATED')
    city.clock.moveBy(DAY)
    const newer = await send('ev-home', 'VALIDATED')
    const card = await send('ev-registration', 'VALIDATED')
    await send('ev-home', 'REJECTED')
    await send('ev-registration', 'WAITING')
    const documents = await accepted()
    expect(new Map(documents.map(({ id, mediaId }) => [id as string, mediaId as string]))).toEqual(
      new Map([
        ['ev-home', newer],
        ['ev-registration', card],
      ]),
    )
    const home = documents.find(({ id }) => id === 'ev-home')
    expect(home).toMatchObject({ name: 'ev-home.pdf', mime: 'application/pdf', size: PDF.length })
    const decided = city.deps.db.selectFrom('evidence_traces').select('decided_at')
    const { decided_at } = await decided.where('media_id', '=', newer).executeTakeFirstOrThrow()
    expect(home?.accepted).toBe(decided_at)
    expect(documents.find(({ id }) => id === 'ev-registration')?.expires).toBeNull()
    city.clock.moveBy((home?.expires ?? 0) - city.clock.now())
    expect((await accepted()).map(({ id }) => id as string)).toContain('ev-registration')
    expect((await accepted()).some(({ id }) => id === 'ev-home')).toBe(false)
  })

  test('are told to their owner alone, while their files are kept', async () => {
    const id = await send('ev-registration', 'VALIDATED')
    expect((await accepted('camille')).map(({ mediaId }) => mediaId as string)).not.toContain(id)
    expect((await city.ask('/api/subscriber/media')).status).toBe(401)
    const [document] = await accepted()
    expect(document?.mediaId).toBe(id)
    await city.deps.db
      .deleteFrom('uploads')
      .where('urn', '=', document?.urn ?? '')
      .execute()
    expect(await accepted()).toEqual([])
  })

  test('are those of one’s own rights: of a right that is another’s by now, neither person gets it', async () => {
    const id = await send('ev-registration', 'VALIDATED')
    const isOffered = async (as: string) => (await accepted(as)).some(({ mediaId }) => mediaId === id)
    const ownedBy = (who: string) => city.setRight('georges-sub-evidence', { subscriber_id: `sub-${who}` })
    expect(await isOffered('georges')).toBe(true)
    await ownedBy('thomas')
    expect([await isOffered('georges'), await isOffered('thomas')]).toEqual([false, false])
    await ownedBy('georges')
  })
})
