import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { subscriberIdOf } from '../seed/write-people.ts'
import { testCity } from '../testing/city-of-file.ts'
import { createDiskStore } from './disk-store.ts'

const city = testCity({ logLevel: 'error', logTo: { write: line => lines.push(line) } })
const lines: string[] = []

const fail = (code: string) => {
  city.deps.files.write = async () => {
    throw Object.assign(new Error('write /srv/camille.pdf'), { code })
  }
}

const send = async () => {
  const path = `/api/subscriber/upload-url/${subscriberIdOf('camille')}?mediaType=application/pdf`
  const { signedUploadUrl } = (await city.ask(path, { as: 'camille' })).body
  return fetch(signedUploadUrl, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body: '%PDF-',
  })
}

test.each([
  ['ENOSPC', 503, 'Service Unavailable'],
  ['EDQUOT', 503, 'Service Unavailable'],
  ['EIO', 500, 'Internal Server Error'],
])(
  'a disk that fails with %s is told in the envelope and to the log, without a name',
  async (code, status, error) => {
    lines.length = 0
    fail(code)
    const answer = await send()
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ status, error })
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '60' : null)
    expect(lines.join('')).toContain(`"code":"${code}"`)
    expect(lines.join('')).not.toContain('camille')
  },
)

test('a disk that is nearly full is not ready, before anybody is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-full-'))
  const store = (leastRoomBytes?: number) =>
    createDiskStore({
      folder,
      origin: 'http://store',
      secret: 'secret',
      ...(leastRoomBytes === undefined ? {} : { leastRoomBytes }),
    })
  expect(await (await store(1)).isReachable()).toBe(true)
  expect(await (await store(Number.MAX_SAFE_INTEGER)).isReachable()).toBe(false)
  rmSync(folder, { recursive: true })
})
