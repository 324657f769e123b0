import { describe, expect, it } from 'vitest'
import { type ErrorReport, envelopeAddress, envelopeOf } from './sentry-envelope.ts'

describe('the address of a DSN', () => {
  it.each([
    [
      'https://key@errors.valmont.example/7',
      'https://errors.valmont.example/api/7/envelope/?sentry_key=key&sentry_version=7&sentry_client=parvis%2F1',
    ],
    [
      'https://key@errors.valmont.example:8443/below/7',
      'https://errors.valmont.example:8443/below/api/7/envelope/?sentry_key=key&sentry_version=7&sentry_client=parvis%2F1',
    ],
    ['https://errors.valmont.example/7', null],
    ['https://key@errors.valmont.example/', null],
    ['javascript:alert(1)', null],
    ['file://key@errors/7', null],
    ['nothing of the kind', null],
    ['', null],
  ])('%s → %s', (dsn, address) => {
    expect(envelopeAddress(dsn)).toBe(address)
  })
})

describe('an envelope', () => {
  const report: ErrorReport = {
    eventId: 'a'.repeat(32),
    at: '2026-11-20T10:00:00.000Z',
    environment: 'production',
    release: 'rights@0.1.0',
    city: 'valmont',
    route: '/souscriptions/:subscriptionId',
    where: 'rights',
    locale: 'fr',
    errors: [
      {
        type: 'Error',
        value: 'outer',
        frames: [
          { filename: 'inner.js', lineno: 1, colno: 2 },
          { filename: 'outer.js', lineno: 3, colno: 4 },
        ],
      },
      { type: 'TypeError', value: 'cause', frames: [] },
    ],
  }
  const [head = '', item = '', event = '', ...rest] = envelopeOf(report).split('\n')

  it('is three lines of JSON: head, head of the item, event', () => {
    expect(rest).toEqual([])
    expect(JSON.parse(head)).toEqual({ event_id: report.eventId, sent_at: report.at })
    expect(JSON.parse(item)).toEqual({ type: 'event' })
    expect(JSON.parse(event)).toMatchObject({
      event_id: report.eventId,
      release: 'rights@0.1.0',
      environment: 'production',
      transaction: '/souscriptions/:subscriptionId',
      tags: { city: 'valmont', where: 'rights', locale: 'fr' },
    })
  })

  it('tells the deepest cause first and the outermost call first, as Sentry reads them', () => {
    const { values } = JSON.parse(event).exception
    expect(values.map(({ type }: { type: string }) => type)).toEqual(['TypeError', 'Error'])
    expect(values[1].stacktrace.frames.map(({ filename }: { filename: string }) => filename)).toEqual([
      'outer.js',
      'inner.js',
    ])
  })
})
