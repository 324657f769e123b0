import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { edge } from './edge-command.ts'
import { temporarySite } from './testing/temporary-site.ts'

const { site, putGeneration, point, remove } = temporarySite()
putGeneration('valmont', 1)
point('valmont', 'stable', 1, { generation: 1 })
afterAll(remove)

const CLI = join(import.meta.dirname, 'cli.ts')
const env = { ...process.env, PARVIS_SITE: site.address, PARVIS_HSTS: '' }
const run = (...args: string[]) => spawnSync(process.execPath, [CLI, ...args], { env, encoding: 'utf8' })

const SECURE = ['--certificate', '/etc/cert.pem', '--key', '/etc/key.pem']
const PORTAL = ['--portal', 'valmont=https://portal.example']

describe('npm run edge', () => {
  beforeEach(() => {
    vi.stubEnv('PARVIS_SITE', site.address)
    vi.stubEnv('PARVIS_HSTS', '')
  })
  afterEach(() => void vi.unstubAllEnvs())

  it.each([
    ['no portal', [...SECURE], 'which portal'],
    ['no certificate', [...PORTAL, '--key', '/k.pem'], '--certificate needs an absolute path'],
    [
      'a city that is not there',
      [...SECURE, '--portal', 'elsewhere=https://a.example'],
      'no city "elsewhere"',
    ],
    ['an address without TLS', [...SECURE, '--portal', 'valmont=http://a.example'], 'no https address'],
    ['more than an origin', [...SECURE, '--portal', 'valmont=https://a.example/x'], 'more than an origin'],
    ['one host twice', [...SECURE, ...PORTAL, '--parts', 'https://portal.example'], 'named twice'],
    ['a city’s process that is no address', [...SECURE, ...PORTAL, '--city', '127.0.0.1:4310'], 'no address'],
    ['a path that ends a line', [...PORTAL, '--key', '/k', '--certificate', '/a;b'], 'can be written down'],
    ['a word that no browser knows', [...SECURE, ...PORTAL, '--hsts', 'yes'], 'must look like'],
    ['an option of nothing', ['--other', 'x'], 'other'],
  ])('writes nothing for %s, and says why', async (_what, args, why) => {
    for (const server of ['nginx', 'caddy']) {
      const said: string[] = []
      const asked = edge([server, ...args], text => said.push(text))
      await expect(asked).rejects.toThrow(why)
      expect(said).toEqual([])
    }
  })

  it.each([
    ['an option that does not fit', [...SECURE], 2, 'which portal'],
    ['a site that is not there', [...SECURE, ...PORTAL, '--site', 's3://none/x'], 1, 'AWS_'],
  ])('ends badly for %s, and complains', (_what, args, code, why) => {
    const { status, stdout, stderr } = run('nginx', ...args)
    expect([status, stdout]).toEqual([code, ''])
    expect(stderr).toContain(why)
  })

  it.each([
    ['no port', ['--port', 'x'], '"x" is no port'],
    ['a city without a scheme', ['--city', '127.0.0.1:4310'], '"127.0.0.1:4310" is no origin of a city'],
    ['a city with a path', ['--city', 'http://127.0.0.1:4310/api'], 'is no origin of a city'],
  ])('does not begin to serve with %s', (_what, args, why) => {
    const { status, stdout, stderr } = run('serve', ...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(why)
  })

  it('says that a site has no city yet, such as a misspelt one', async () => {
    const child = spawn(
      process.execPath,
      [CLI, 'serve', '--port', '0', '--site', `${site.address}-misspelt`],
      {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const said: string[] = []
    for await (const line of createInterface({ input: child.stdout })) if (said.push(line) === 2) break
    expect(said[1]).toContain('-misspelt has no city yet')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('writes every process of the city and of the edge down', () => {
    const processes = ['http://10.0.0.1:4310', 'http://10.0.0.2:4310'].flatMap(url => ['--city', url])
    const { stdout } = run('nginx', ...SECURE, ...PORTAL, ...processes, '--edge', 'http://10.0.0.3:4330')
    for (const server of ['10.0.0.1:4310', '10.0.0.2:4310', '10.0.0.3:4330'])
      expect(stdout).toContain(`server ${server} `)
    expect(stdout).toContain('return 308 https://$host$request_uri')
  })

  it('serves the pages of every city that the server in front names, and no calls', async () => {
    const child = spawn(process.execPath, [CLI, 'serve', '--port', '0'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    const url = /http:\S+/.exec(line)?.[0] ?? ''
    const asked = async (path: string, city: string) => {
      const answer = await fetch(`${url}${path}`, { headers: { 'x-parvis-city': city } })
      return [answer.status, await answer.text()]
    }
    expect(await asked('/', 'valmont')).toEqual([200, 'page of /'])
    expect(await asked('/', 'elsewhere')).toEqual([404, 'No such file'])
    expect(await asked('/api/config', 'valmont')).toEqual([404, 'No such file'])
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
