import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { check } from './check.ts'
import { checkInBrowser } from './check-in-browser.ts'
import { hasPassed } from './check-record.ts'
import { generationFolder, type PageHeaders } from './generation.ts'
import { initCity } from './init.ts'
import { currentGeneration } from './pointer.ts'
import { ensureCity, promote, setOrigin } from './promote.ts'
import { publish } from './publish.ts'
import { readJson } from './site.ts'
import { aBuild, SETTINGS, withContent } from './testing/fixtures.ts'
import { temporarySite } from './testing/temporary-site.ts'

const here = temporarySite('folder', 'shell@1.0.0', 'fines@1.0.0', 'fines@2.0.0', 'rights@1.0.0')
const city = 'valmont'
const now = new Date('2026-11-21T08:00:00Z')
let server: Server
let origin = ''
/** Overrides the file's response. */
let instead: ((path: string, response: ServerResponse) => boolean) | null = null

beforeEach(async () => {
  instead = null
  server = createServer((request, response) => {
    const path = request.url ?? ''
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', path.endsWith('.css') ? 'text/css' : 'text/javascript')
    if (instead?.(path, response)) return
    response.end(readFileSync(join(here.site.address, 'remotes/fines', path)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const origins = { ...SETTINGS.origins, fines: origin }
  await ensureCity(
    here.site,
    city,
    { ...SETTINGS, origins },
    { shell: '1.0.0', fines: '1.0.0', rights: '1.0.0' },
  )
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const checked = (version: string) =>
  check(here.site, { city, versions: { fines: version }, depth: 'download', now })

describe('a check', () => {
  it('downloads every file again, and writes down that the version passed', async () => {
    expect(await hasPassed(here.site, city, 'fines', '2.0.0')).toBe(false)
    const [report] = await checked('2.0.0')
    expect(report?.steps).toContain(`4 files downloaded from ${origin} with the right hashes`)
    expect(await hasPassed(here.site, city, 'fines', '2.0.0')).toBe(true)
  })

  it('says once what is wrong with every file', async () => {
    instead = (path, response) => path.startsWith('/2.0.0/') && !!response.writeHead(503).end()
    await expect(checked('2.0.0')).rejects.toThrow(/ and 1 more answers 503$/)
  })

  it.each([
    ['a file that is not there', 'answers 404', (response: ServerResponse) => response.writeHead(404).end()],
    ['one changed byte', 'has other bytes', (response: ServerResponse) => response.end('/* other */')],
    [
      'a file that moved',
      'cannot be reached',
      (response: ServerResponse) => response.writeHead(302, { location: '/elsewhere' }).end(),
    ],
    ['a connection that is cut', 'cannot be reached', (response: ServerResponse) => response.destroy()],
  ])('refuses %s, and promotes nothing', async (_, reason, answer) => {
    instead = (path, response) => {
      if (path !== '/2.0.0/page.1.css') return false
      answer(response)
      return true
    }
    await expect(
      promote(here.site, { city, versions: { fines: '2.0.0' }, depth: 'download' }),
    ).rejects.toThrow(`fines@2.0.0 does not pass in valmont: from ${origin}/2.0.0: page.1.css ${reason}`)
    expect(await hasPassed(here.site, city, 'fines', '2.0.0')).toBe(false)
    expect(await currentGeneration(here.site, city, 'stable')).toBe(1)
  })

  it('asks for a city that there is', async () => {
    await expect(
      check(here.site, { city: 'nowhere', versions: { fines: '2.0.0' }, depth: 'disk', now }),
    ).rejects.toThrow('there is no city nowhere')
  })

  it('asks for a shell in a city that runs nothing', async () => {
    await initCity(here.site, 'new', SETTINGS)
    await expect(
      check(here.site, { city: 'new', versions: { fines: '2.0.0' }, depth: 'disk', now }),
    ).rejects.toThrow('new has no shell yet')
  })
})

describe('a new origin', () => {
  it('is taken when the current version is there; the versions before keep their address', async () => {
    await promote(here.site, { city, versions: { fines: '2.0.0' }, depth: 'download' })
    const moved = origin.replace('127.0.0.1', 'localhost')
    const { remotes } = await setOrigin(here.site, city, 'fines', moved)
    expect(remotes.fines?.entry.url).toBe(`${moved}/2.0.0/entry.1.js`)
    expect(remotes.fines?.lastGood[0]?.entry.url).toBe(`${origin}/1.0.0/entry.1.js`)
    const headers = await readJson<PageHeaders>(here.site, `${generationFolder(city, 3)}/headers.json`)
    const { pages } = headers as PageHeaders
    for (const { policy } of pages) {
      expect(policy).toMatch(new RegExp(`style-src [^;]*${moved}`))
      expect(policy).toMatch(new RegExp(`style-src [^;]*${origin}`))
    }
  })

  it('is refused when the version is not there', async () => {
    instead = (_, response) => Boolean(response.writeHead(404).end())
    await expect(setOrigin(here.site, city, 'fines', `${origin}/elsewhere`)).rejects.toThrow('answers 404')
    await expect(setOrigin(here.site, city, 'fines', `${origin}/`)).rejects.toThrow('slash')
    expect(await currentGeneration(here.site, city, 'stable')).toBe(1)
  })
})

describe('in a browser', () => {
  const entry = (global: string, mount: string) =>
    `var ${global}={init(){},get(){return Promise.resolve(()=>({mount(element){${mount}
      return {update(){},unmount(){element.textContent=''}}}}))}}`

  it('a remote that mounts and unmounts passes; one that throws, draws nothing or leaves something does not', async () => {
    const cases = [
      ['2.1.0', "element.textContent='Bonjour'", null],
      ['2.2.0', "throw new Error('broken')", 'page: broken'],
      [
        '2.3.0',
        "element.textContent='x';setTimeout(()=>{throw new Error('late')})",
        'an uncaught error: late',
      ],
      [
        '2.4.0',
        // Renders again as soon as it is emptied, however long that takes.
        "element.append('x');new MutationObserver((_,o)=>{o.disconnect();element.append('y')}).observe(element,{childList:true})",
        'leaves something behind',
      ],
    ] as const
    for (const [version, mount, fault] of cases) {
      const build = aBuild(here.root, 'fines', version)
      await publish(here.site, withContent(build, 'entry.1.js', entry(build.globalName, mount)))
      const result = check(here.site, { city, versions: { fines: version }, depth: 'browser', now })
      if (fault) await expect(result).rejects.toThrow(fault)
      else expect((await result)[0]?.steps).toContain('mounts and unmounts in Chromium: page')
    }
    // Chromium starts four times.
  }, 120_000)

  it('believes a certificate of the city’s own authority only where Node was given one', async () => {
    const build = aBuild(here.root, 'fines', '2.5.0')
    const content = entry(build.globalName, "element.textContent='Bonjour'")
    const descriptor = await publish(here.site, withContent(build, 'entry.1.js', content))
    const { private: key, cert } = await generate()
    const secure = createSecureServer({ key, cert }, (_, response) => {
      response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/javascript')
      response.end(content)
    })
    await new Promise<void>(resolve => secure.listen(0, '127.0.0.1', resolve))
    const base = `https://127.0.0.1:${(secure.address() as AddressInfo).port}`
    vi.stubEnv('NODE_EXTRA_CA_CERTS', '')
    await expect(checkInBrowser(descriptor, base)).rejects.toThrow('does not load')
    vi.stubEnv('NODE_EXTRA_CA_CERTS', '/etc/ssl/parvis/fullchain.pem')
    expect(await checkInBrowser(descriptor, base)).toEqual(['page'])
    vi.unstubAllEnvs()
    secure.closeAllConnections()
    secure.close()
  }, 60_000)
})
