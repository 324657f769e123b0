import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openApiDocument } from '@parvis/start'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, type OpenApiDocument } from './openapi.ts'
import { isProfile, PROFILES, type ProfileName, profileOf } from './profiles.ts'
import { runSuite } from './suite.ts'

const document = JSON.parse(JSON.stringify(openApiDocument())) as OpenApiDocument
const NAMES = Object.keys(PROFILES).filter(isProfile)

/** A city that gives the same non-conforming response to everything. */
let server: Server
let baseUrl: string
const heard: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(`${request.method} ${new URL(request.url ?? '', 'http://city').pathname}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":200}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

const lent = { fine: { number: '21380990000016261320004001', plate: 'FG482KD' }, portal: 'http://portal' }
const run = (profile: ProfileName) => runSuite({ title: 'a bad city', baseUrl, document, profile, lent })

describe('a profile', () => {
  test.each(NAMES)('%s asks areas of the contract, and leaves the others out', name => {
    const { areas, notAsked } = profileOf(document, name)
    const tags = (document.tags ?? []).map(tag => tag.name)
    expect([...areas, ...notAsked].map(area => area.name).sort()).toEqual([...tags].sort())
    expect(notAsked.length === 0).toBe(name === 'all')
  })

  test('of a document that lacks an area is no profile of it', () => {
    const tags = (document.tags ?? []).filter(tag => tag.name !== 'fines')
    expect(() => profileOf({ ...document, tags }, 'fines')).toThrow('has no area fines')
    expect(() => profileOf({ ...document, tags: [] }, 'fines')).toThrow('names no areas')
  })
})

describe('a city of fines', () => {
  test('needs no account, is asked for calls of fines alone, and told what it was not asked', async () => {
    heard.length = 0
    const { checks, notAsked } = (await run('fines')).json()
    const { covers } = profileOf(document, 'fines')
    const asked = callsOf(document).filter(call => covers([call.area]))
    expect(asked.map(call => call.name)).toContain('POST /api/fps/{fineId}/payments')
    const patterns = asked.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
    const paths = new Set(heard.map(line => line.split(' ')[1] ?? ''))
    expect([...paths].filter(path => !patterns.some(pattern => pattern.test(path)))).toEqual([])
    for (const { name } of asked) expect(checks.some(({ group }) => group === name)).toBe(true)
    const leftOut = notAsked.flatMap(({ calls }) => calls)
    expect([...asked.map(call => call.name), ...leftOut].sort()).toEqual(
      callsOf(document)
        .map(call => call.name)
        .sort(),
    )
    expect(notAsked.find(({ area }) => area === 'appeals')?.ways).toEqual(['An appeal'])
  })

  test('that is wrong reads in one sentence what was expected, what came, and where the contract says it', async () => {
    const { checks, failed } = (await run('fines')).json()
    expect(failed).toBeGreaterThan(10)
    const find = (group: string, title: string) =>
      checks.find(check => check.group === group && check.title.startsWith(title))
    expect(find('A fine', 'opens with its number')).toMatchObject({
      area: 'fines',
      outcome: 'failed',
      asked: ['GET /api/fps/{fineId} → 200'],
      expected: 'an answer as the contract writes it',
      sentence: expect.stringMatching(/^GET \/api\/fps\/\{fineId\} 200: expected .+, received Fine .*id/),
      place: '#/paths/~1api~1fps~1{fineId}/get/responses/200',
    })
    expect(find('A fine', 'is not told apart')).toMatchObject({
      expected: 'status 404',
      received: '200',
      sentence: 'GET /api/fps/{fineId}: expected status 404, received 200',
    })
    expect(find('POST /api/fps/{fineId}/payments', 'refuses a body')).toMatchObject({
      sentence: 'expected status 400 or 404 or 422, received 200',
    })
    for (const check of checks.filter(({ outcome }) => outcome === 'failed'))
      expect(check).toMatchObject({ sentence: expect.stringMatching(/^[^\n]+$/), place: expect.any(String) })
  })
})

test('a profile with accounts says that they are missing before anything is asked', async () => {
  heard.length = 0
  await expect(run('rights')).rejects.toThrow('two lent accounts')
  expect(heard).toEqual([])
})
