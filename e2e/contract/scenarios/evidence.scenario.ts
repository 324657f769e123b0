import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { PersonRun, PersonScenario } from '../run.ts'

/** A PNG of one pixel, whole and valid. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads a file as the portal does; returns its reference for a request. */
export const sendFile = async ({ client, token }: PersonRun, subscriberId: string, evidenceId: string) => {
  const name = 'GET /api/subscriber/upload-url/{subscriberId}'
  const ask = { token, path: { subscriberId }, query: { mediaType: 'image/png' } }
  const { body } = await client.call(name, 200, ask)
  const headers = { 'content-type': 'image/png' }
  const put = await fetch(body.signedUploadUrl, { method: 'PUT', body: PNG, headers })
  assert.ok(put.ok, `the signed address answered ${put.status}`)
  return {
    id: evidenceId,
    uploaded: true,
    urn: body.fileUrn,
    name: 'contract.png',
    size: PNG.length,
    mime: 'image/png',
    created: new Date().toISOString(),
    type: 'image/png',
    signedUploadUrl: body.signedUploadUrl,
  }
}

export const evidenceScenario: PersonScenario = async run => {
  const { client, report, token, otherToken } = run
  const group = 'A document that is sent'
  const { body: me } = await client.call('GET /api/subscriber', 200, { token })

  await report.check(group, 'goes to an address that takes one file of the named type', async () => {
    const { signedUploadUrl, urn } = await sendFile(run, me.subscriberId, 'any')
    const again = await fetch(signedUploadUrl, {
      method: 'PUT',
      body: PNG,
      headers: { 'content-type': 'image/png' },
    })
    assert.ok(again.status >= 400, 'a second file under one address is refused')
    const media = { id: randomUUID(), url: urn, name: 'contract.png' }
    await client.call('POST /api/subscriber/media', [200, 201], { token, json: media })
    await client.call('POST /api/subscriber/media', [200, 201], { token, json: media })
    await client.call('POST /api/subscriber/media', 409, {
      token: otherToken,
      json: { ...media, id: randomUUID() },
    })
  })

  await report.check(group, 'has an address for oneself only, and for accepted types only', async () => {
    const name = 'GET /api/subscriber/upload-url/{subscriberId}'
    const path = { subscriberId: me.subscriberId }
    await client.call(name, 404, { token: otherToken, path, query: { mediaType: 'image/png' } })
    await client.call(name, [400, 415], { token, path, query: { mediaType: 'image/svg+xml' } })
    const json = { id: randomUUID(), url: 'urn:parvis:evidence:none', name: 'none.png' }
    const answer = await client.call('POST /api/subscriber/media', 409, { token, json })
    assert.equal(answer.body.error, 'EvidenceNeedsToBeUploaded')
  })

  await report.check(group, 'is refused when it is not what it says', async () => {
    const name = 'GET /api/subscriber/upload-url/{subscriberId}'
    const ask = { token, path: { subscriberId: me.subscriberId }, query: { mediaType: 'application/pdf' } }
    const { body } = await client.call(name, 200, ask)
    const headers = { 'content-type': 'application/pdf' }
    const put = await fetch(body.signedUploadUrl, { method: 'PUT', body: '<html></html>', headers })
    const registered = await client.send('POST /api/subscriber/media', {
      token,
      json: { id: randomUUID(), url: body.fileUrn, name: 'page.pdf' },
    })
    assert.ok(put.status >= 400 || registered.status >= 400, 'HTML under the name of a PDF is refused')
  })
}
