import { describe, expect, it, vi } from 'vitest'
import { createReporter } from './report.ts'
import type { Report } from './reporting/report.ts'
import { release } from './reporting/reporting-bench.ts'

const settled = () => new Promise(resolve => setTimeout(resolve))
const at = async () => {}

describe('errors before anything can tell them', () => {
  it('wait, and are told in their order once it is there', async () => {
    const tell = vi.fn<Report>()
    const report = createReporter(release, async () => tell, at)
    report('first', 'shell')
    report('second', 'rights')
    expect(tell).not.toHaveBeenCalled()
    await settled()
    report('third', 'api')
    expect(tell.mock.calls).toEqual([
      ['first', 'shell'],
      ['second', 'rights'],
      ['third', 'api'],
    ])
  })

  it('are the first twenty, however many there are', async () => {
    const tell = vi.fn<Report>()
    const report = createReporter(release, async () => tell, at)
    for (let n = 0; n < 30; n += 1) report(n, 'shell')
    await settled()
    expect(tell.mock.calls.map(([error]) => error)).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })

  it('fetch nothing before the page is loaded, and once then', async () => {
    let load = () => {}
    const loaded = () =>
      new Promise<void>(resolve => {
        load = resolve
      })
    const start = vi.fn(async () => vi.fn<Report>())
    const report = createReporter(release, start, loaded)
    report('first', 'shell')
    report('second', 'shell')
    await settled()
    expect(start).not.toHaveBeenCalled()
    load()
    await settled()
    expect(start).toHaveBeenCalledExactlyOnceWith(release)
  })
})

describe('a reporter', () => {
  it('fetches nothing as long as nothing fails', async () => {
    const start = vi.fn(async () => vi.fn<Report>())
    createReporter(release, start, at)
    await settled()
    expect(start).not.toHaveBeenCalled()
  })

  it('that cannot be fetched is tried again with the next error, three times in all, and tells what waited', async () => {
    const tell = vi.fn<Report>()
    const start = vi.fn(async () => tell).mockRejectedValueOnce(new Error('gone'))
    const report = createReporter(release, start, at)
    report('first', 'shell')
    await settled()
    report('second', 'shell')
    await settled()
    expect(tell.mock.calls.map(([error]) => error)).toEqual(['first', 'second'])

    const never = vi.fn(() => Promise.reject(new Error('gone')))
    const hopeless = createReporter(release, never, at)
    for (let n = 0; n < 10; n += 1) {
      hopeless(n, 'shell')
      await settled()
    }
    expect(never).toHaveBeenCalledTimes(3)
  })
})
