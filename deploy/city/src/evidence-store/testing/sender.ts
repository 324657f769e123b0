import { randomUUID } from 'node:crypto'
import { uploadUrlWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { dossiersOf } from '../../testing/dossiers.ts'
import type { TestCity } from '../../testing/test-city.ts'

/** Uploads and registers documents step by step, as a portal does. */
export const createSender = (city: TestCity) => {
  const { tie } = dossiersOf(city)

  const permit = async (mediaType: string, as = 'georges', size?: number) => {
    const query = new URLSearchParams({ mediaType, ...(size === undefined ? {} : { size: String(size) }) })
    const { body } = await city.ask(`/api/subscriber/upload-url/sub-${as}?${query}`, { as })
    return v.parse(uploadUrlWire, body)
  }

  const put = (url: string, bytes: Uint8Array, type: string, language = 'fr') =>
    fetch(url, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': type, origin: 'http://127.0.0.1:4300', 'accept-language': language },
    })

  const register = (
    url: string,
    { id = randomUUID() as string, as = 'georges', name = 'facture.pdf' } = {},
  ) => city.ask('/api/subscriber/media', { as, body: { id, url, name } })

  /** Uploads a valid file; returns its name in the store. */
  const uploaded = async (bytes: Uint8Array, type: string, as = 'georges') => {
    const { signedUploadUrl, fileUrn } = await permit(type, as)
    const { status } = await put(signedUploadUrl, bytes, type)
    if (status !== 200) throw new Error(`the store answered ${status}`)
    return fileUrn
  }

  const trace = (
    mediaId: string,
    as = 'georges',
    order = 'georges-sub-evidence',
    evidence = 'ev-registration',
  ) => tie(order, as, evidence, mediaId)

  return { permit, put, register, uploaded, trace }
}

export type Sender = ReturnType<typeof createSender>
