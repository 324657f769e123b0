import { afterEach, describe, expect, it, vi } from 'vitest'
import { DSN, eventOf, network, release } from './reporting-bench.ts'
import { startReporting } from './start-reporting.ts'

const loading = () => vi.fn(() => import('./sentry-client.ts'))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a city that wants to be told of errors', () => {
  it('is asked once where to, without anybody’s session, and is told', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { asked, envelopes } = network({ dsn: DSN, environment: 'test', enabled: true })
    const report = await startReporting(release)
    report(new TypeError('one'), 'rights')
    report(new RangeError('two'), 'shell')
    await vi.waitFor(() => expect(envelopes).toHaveLength(2))
    expect(asked).toHaveLength(3)
    expect(asked[0]?.headers.has('authorization')).toBe(false)
    expect(envelopes.map(envelope => eventOf(envelope).release)).toEqual(['rights@0.1.0', 'shell@0.2.0'])
  })

  it.each([
    'https://key@errors.valmont.example/7',
    'http://key@localhost:4334/7',
    'https://key@errors.valmont.example:8443/below/7',
  ])('may say so by %s', async dsn => {
    network({ dsn, enabled: true })
    const load = loading()
    await startReporting(release, load)
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('a city that does not', () => {
  it.each([
    ['is turned off', { dsn: DSN, environment: 'test', enabled: false }],
    ['has no address', { dsn: null, environment: 'test', enabled: true }],
    ['has an empty address', { dsn: '', environment: 'test', enabled: true }],
    ['has what is no address', { dsn: 'nowhere', environment: 'test', enabled: true }],
    ['has an address without a key', { dsn: 'https://errors.example/7', enabled: true }],
    ['has an address without a project', { dsn: 'https://key@errors.example/', enabled: true }],
    ['has a script for an address', { dsn: 'javascript:alert(1)', enabled: true }],
    ['has a file for an address', { dsn: 'file://key@errors/7', enabled: true }],
    ['is of a wrong form', { dsn: 7 }],
  ])('is told nothing, and Sentry is not even fetched, where reporting %s', async (_, reporting) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { envelopes } = network(reporting)
    const load = loading()
    const report = await startReporting(release, load)
    report(new Error('x'), 'rights')
    await new Promise(resolve => setTimeout(resolve))
    expect(load).not.toHaveBeenCalled()
    expect(envelopes).toEqual([])
  })
})
