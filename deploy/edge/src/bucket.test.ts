import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { ownSite } from '@parvis/release'
import { BEHIND_PROXY, bind } from '@parvis/server'
import { freePorts, startTestBucket, type TestBucket } from '@parvis/server/testing'
import type { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { caddyConfig } from './hosting/caddy.ts'
import { hostingPlanOf } from './hosting/hosting-plan.ts'
import { nginxConfig } from './hosting/nginx.ts'
import { portalsOrigin } from './portals-origin.ts'
import { remoteOrigin } from './remote-origin.ts'
import { ask as askFront } from './testing/ask.ts'
import { makeCertificate } from './testing/certificate.ts'
import { findFront, startFront } from './testing/front-server.ts'
import { siteWriter } from './testing/temporary-site.ts'

const ADDRESS = 's3://evidence/site'
let bucket: TestBucket
let edge: Hono

beforeEach(async () => {
  bucket = await startTestBucket({ page: 100 })
  vi.stubEnv('AWS_ENDPOINT_URL', bucket.options.endpoint)
  vi.stubEnv('AWS_REGION', bucket.options.region)
  vi.stubEnv('AWS_ACCESS_KEY_ID', bucket.options.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', bucket.options.secretAccessKey)
  written().putGeneration('valmont', 1)
  written().point('valmont', 'stable', 1, { generation: 1 })
  edge = portalsOrigin({ site: ownSite(ADDRESS), api: 'http://127.0.0.1:9' })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await bucket.stop()
})

const put = (path: string, content: string | Uint8Array) =>
  bucket.objects.set(`site/${path}`, Buffer.from(content))
const written = () => siteWriter(put)
const ask = (path: string, headers: object = {}, city = 'valmont') =>
  edge.request(path, { headers: { 'x-parvis-city': city, ...headers } })
const shown = async () => (await ask('/')).text()

describe('the edge of a site in a bucket', () => {
  it('sends pages and the release, compressed as they stand, each page with its policy', async () => {
    const page = await ask('/souscriptions/abc', { 'accept-encoding': 'br' })
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; generation 1",
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
    })
    const html = brotliDecompressSync(new Uint8Array(await page.arrayBuffer())).toString()
    expect(html).toBe('page of /souscriptions/:id')
    expect(await (await ask('/release.json')).json()).toMatchObject({ text: '{"generation":1}' })
    const again = await ask('/souscriptions/abc', { 'if-none-match': page.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect((await ask('/', {}, 'elsewhere')).status).toBe(404)
  })

  it('sends the files of shells and parts for a year, and nothing else of the bucket', async () => {
    for (const folder of ['shell/1.0.0', 'remotes/fines/1.0.0']) {
      put(`${folder}/main.js`, 'main()')
      put(`${folder}/main.js.br`, brotliCompressSync('main()'))
    }
    bucket.objects.set('secret.js', Buffer.from('secret'))
    const part = remoteOrigin(ownSite(ADDRESS), 'fines')
    for (const answer of [
      await ask('/shell/1.0.0/main.js', { 'accept-encoding': 'br' }),
      await part.request('/1.0.0/main.js', { headers: { 'accept-encoding': 'br' } }),
    ]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
      expect(brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()).toBe('main()')
    }
    for (const path of [
      '/shell/1.0.0/none.js',
      '/shell/1.0.0',
      '/shell/%2e%2e/%2e%2e/secret.js',
      '/shell/../secret.js',
    ])
      expect(await (await ask(path)).text()).not.toContain('secret')
    expect((await ask('/shell/1.0.0/none.js')).status).toBe(404)
  })

  it('shows a promotion within two seconds', async () => {
    expect(await shown()).toBe('page of /')
    written().putGeneration('valmont', 2, 'the next')
    written().point('valmont', 'stable', 2, { generation: 2 })
    const promoted = performance.now()
    while ((await shown()) !== 'the next of /') expect(performance.now() - promoted).toBeLessThan(2_000)
  })

  it('goes on showing what it knows while the bucket is away', async () => {
    expect(await shown()).toBe('page of /')
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    bucket.isDown = true
    const until = performance.now() + 3_000
    while (performance.now() < until) {
      const asked = performance.now()
      expect(await shown()).toBe('page of /')
      expect(performance.now() - asked).toBeLessThan(1_500)
    }
    // The edge tries again after pauses of chance before it complains, at most three seconds in all.
    await vi.waitFor(() => expect(complaint).toHaveBeenCalled(), 5_000)
    bucket.isDown = false
    written().putGeneration('valmont', 2, 'the next')
    written().point('valmont', 'stable', 2, { generation: 2 })
    await vi.waitFor(async () => expect(await shown()).toBe('the next of /'), 5_000)
  })
})

describe('a server in front of a site in a bucket', () => {
  const SECURE = { certificate: '/etc/cert.pem', key: '/etc/key.pem' }
  const WISHES = { ...SECURE, portal: ['valmont=https://portal.example'] }

  const PROGRAMS = [
    ['nginx', nginxConfig],
    ['caddy', caddyConfig],
  ] as const

  it.each(PROGRAMS)('asks the edge for shells too: %s', async (_, write) => {
    const text = write(await hostingPlanOf(ownSite(ADDRESS), WISHES))
    expect(text).toContain('X-Parvis-City valmont')
    expect(text).not.toContain('/shell/')
  })

  // Skipped where the program is not installed: a machine needs only Node and npm.
  for (const [program, write] of PROGRAMS)
    it.skipIf(findFront(program) === null)(`hands out what the edge answers: ${program}`, async () => {
      put('shell/1.0.0/main.js', 'main()')
      put('shell/1.0.0/main.js.br', brotliCompressSync('main()'))
      const folder = mkdtempSync(join(tmpdir(), 'parvis-bucket-'))
      const { cert, key } = await makeCertificate()
      writeFileSync(join(folder, 'cert.pem'), cert)
      writeFileSync(join(folder, 'key.pem'), key)
      const behind = await bind(0, BEHIND_PROXY)
      behind.serve(edge)
      const [port = 0] = await freePorts(1)
      const portal = `https://127.0.0.1:${port}`
      const plan = await hostingPlanOf(ownSite(ADDRESS), {
        ...{ portal: [`valmont=${portal}`], edge: [behind.url], listen: '127.0.0.1' },
        ...{ certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') },
      })
      const front = await startFront(program, folder, write(plan), [port])
      const asked = { headers: { 'accept-encoding': 'br' } }
      expect(await askFront(portal, '/shell/1.0.0/main.js', asked)).toMatchObject({
        status: 200,
        headers: { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' },
        text: 'main()',
      })
      expect(await askFront(portal, '/shell/1.0.0/none.js', asked)).toMatchObject({
        status: 404,
        text: 'No such file',
      })
      expect(await askFront(portal, '/', asked)).toMatchObject({ status: 200, text: 'page of /' })
      await front.stop()
      await behind.close()
      rmSync(folder, { recursive: true, force: true })
    })

  it('is not told of parts, which the bucket answers itself', async () => {
    const options = { ...WISHES, parts: ['https://parts.example'] }
    await expect(hostingPlanOf(ownSite(ADDRESS), options)).rejects.toThrow('answered by the bucket')
  })
})
