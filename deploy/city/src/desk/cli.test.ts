import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CASE_KEY_HEADER } from '@parvis/shared-kernel/wire'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { appealsOf } from '../testing/appeals.ts'
import { deskOf } from '../testing/desk.ts'
import { requestsOf } from '../testing/requests.ts'
import { startTestCity, type TestCity } from '../testing/test-city.ts'
import { COMMAND_NAMES, wordsOf } from './commands/commands.ts'

// A process of its own starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let city: TestCity
let desk: ReturnType<typeof deskOf>
let on: ReturnType<typeof appealsOf>
let folder: string

beforeAll(async () => {
  city = await startTestCity()
  desk = deskOf(city)
  on = appealsOf(city)
  folder = await mkdtemp(join(tmpdir(), 'parvis-desk-'))
})
afterAll(() => city.stop())

const json = async (...words: string[]) => {
  const { code, said } = await desk.type(...words, '--json')
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`)
  return JSON.parse(said)
}

const request = () =>
  requestsOf(city).addRight('louise', {
    plan: 'vm-resident',
    option: 'vm-resident-year',
    status: 'under-review',
  })

describe('dossiers on a line', () => {
  test('are listed and shown, for people and for machines', async () => {
    expect((await desk.type('dossiers')).said).toMatch(
      /thomas-sub-review +valmont +under-review +Thomas Leroy/,
    )
    const all = await json('dossiers', '--city', 'port-sable', '--search', 'tanguy', '--all')
    expect(all.every((row: { city: string }) => row.city === 'port-sable')).toBe(true)
    expect((await desk.type('dossiers', '--search', 'nobody')).said).toBe('Nothing waits.')
    expect((await desk.type('show', 'thomas-sub-review')).said).toContain('carte-grise.pdf')
    expect(await json('show', 'thomas-sub-review')).toMatchObject({ plates: ['GJ812LS'], zones: ['Gare'] })
  })

  test.each([
    [['accept'], [], 'awaiting-payment|granted'],
    [['reject'], ['--comment', 'Hors zone.'], 'rejected'],
    [['ask'], ['--evidence', 'ev-home', '--evidence', 'ev-registration'], 'awaiting-evidence'],
    [['comment'], ['Un', 'instant.'], 'under-review'],
    [['delete'], ['--comment', 'Doublon.'], 'deleted'],
  ])('%s', async (words, rest, status) => {
    const id = await request()
    const { code, said } = await desk.type(...words, id, ...rest)
    expect([code, said.includes(id)]).toEqual([0, true])
    expect(status.split('|')).toContain((await json('show', id)).status)
  })

  test('decide on plates and documents', async () => {
    expect((await desk.type('plate', 'reject', 'thomas-sub-plate', '--comment', 'Non.')).said).toContain(
      'rejected',
    )
    const { evidence } = (await json('show', 'thomas-sub-review')).documents[0]
    expect(await desk.type('evidence', 'accept', 'thomas-sub-review', evidence)).toMatchObject({ code: 0 })
  })

  test('say who was faster, what is missing, what does not exist', async () => {
    const id = await request()
    await desk.type('reject', id, '--comment', 'Non.')
    expect(await desk.type('accept', id)).toMatchObject({
      code: 1,
      said: '',
      complaints: expect.stringContaining('OrderDecisionAlreadyExists'),
    })
    expect((await desk.type('reject', id)).complaints).toContain('comment: mandatory')
    expect((await desk.type('accept', 'nobody')).complaints).toContain('Not Found')
    const { code, said } = await desk.type('accept', id, '--json')
    expect([code, JSON.parse(said).error]).toEqual([1, 'OrderDecisionAlreadyExists'])
  })
})

describe('money on a line', () => {
  const NUMBER = '21380990000016261321009777'

  test('fines are issued, corrected, paid and shown', async () => {
    const terms = ['--plate', 'AB-777-CD', '--place', 'Rue Haute', '--price', '35']
    expect(
      (await desk.type('fine', 'issue', '--city', 'valmont', '--number', NUMBER, ...terms)).said,
    ).toContain(NUMBER)
    expect((await desk.type('fine', 'correct', NUMBER, '--price', '20')).code).toBe(0)
    expect((await desk.type('fine', 'payment', NUMBER, '--source', 'recovery', '--amount', '30')).code).toBe(
      0,
    )
    expect(await json('fine', 'show', NUMBER)).toMatchObject({
      state: 'overpaid',
      overpaid: 1_000,
      versions: 2,
    })
    expect((await desk.type('fine', 'show', NUMBER)).said).toContain('10.00 €')
    expect((await desk.type('fines', '--search', 'ab777cd')).said).toContain('overpaid')
  })

  test('refunds go from opening to an end', async () => {
    const { id } = await json('refund', 'open', NUMBER)
    expect((await desk.type('refund', 'accept', id)).code).toBe(1)
    expect((await desk.type('refunds')).said).toContain(id)
    await city.deps.db
      .updateTable('refunds')
      .set({
        status: 'UNDER_REVIEW',
        documents: JSON.stringify([
          {
            id: 'bank-details',
            urn: null,
            providedAt: new Date(city.clock.now() - 3 * 86_400_000).toISOString(),
          },
        ]),
      })
      .where('refund_id', '=', id)
      .execute()
    for (const words of [
      ['accept', id],
      ['pay', id],
    ])
      expect((await desk.type('refund', ...words)).code).toBe(0)
    expect((await desk.type('refund', 'reject', id, '--answer', 'Non.')).complaints).toContain(
      'OrderDecisionAlreadyExists',
    )
    expect((await desk.type('refund', 'document', id, '--answer', 'Non.')).code).toBe(1)
    expect((await desk.type('refund', 'show', id)).said).toContain('PAID')
  })

  test('a case link is handed out to somebody whom the desk has identified', async () => {
    const { fine, id } = await on.filed()
    const { link } = await json('appeal', 'link', id)
    const { pathname, hash } = new URL(link)
    expect(pathname).toBe(`/fps/${fine.number}/appeal`)
    const headers = { [CASE_KEY_HEADER]: hash.replace('#case=', '') }
    const path = `/api/recourse/fps/${fine.number}?plate=${fine.plate}`
    expect((await on.askAsStranger(path, { headers })).body.access).toBe('HOLDER')
    expect((await desk.type('refund', 'link', 'nothing')).code).toBe(1)
  })

  test('appeals are answered', async () => {
    const { id } = await on.filed()
    const ask = [
      '--message',
      'Encore.',
      '--piece',
      'Le ticket',
      '--optional',
      'Une photo',
      '--due',
      '2099-01-31',
    ]
    expect((await desk.type('appeal', 'complement', id, ...ask)).said).toContain('complement-requested')
    expect((await desk.type('appeal', 'accept', id, '--answer', 'Oui.', '--price', '12,50')).code).toBe(0)
    expect((await desk.type('appeal', 'transfer', id, '--answer', 'Non.')).code).toBe(1)
    expect((await desk.type('appeal', 'show', id)).said).toContain('Oui.')
    expect((await desk.type('appeals')).said).toContain(id)
    const other = await on.filed()
    expect((await desk.type('appeal', 'reject', other.id, '--answer', 'Non.')).code).toBe(0)
    expect((await desk.type('payments')).said).toBe('No payment waits.')
  })
})

describe('the rest on a line', () => {
  test('mails are listed and read', async () => {
    const [newest] = await json('mails', '--to', 'louise')
    expect((await desk.type('mail', newest.id)).said).toContain(newest.subject)
    expect((await desk.type('mails', '--to', 'nobody')).said).toBe('No mail.')
    expect((await desk.type('mail', 'nothing')).code).toBe(1)
  })

  test('text messages are listed', async () => {
    await city.deps.sms.send({ to: '06 12 34 56 78', text: 'Votre droit prend fin.' })
    expect((await desk.type('sms')).said).toContain('Votre droit prend fin.')
    expect(await json('sms', '--to', '0612345678')).toMatchObject([{ text: 'Votre droit prend fin.' }])
    expect((await desk.type('sms', '--to', '0799999999')).said).toBe('No text message.')
  })

  test('the clock is shown and moved', async () => {
    expect((await desk.type('clock')).said).not.toContain('The clock is set.')
    expect((await desk.type('clock', '+1d')).said).toContain('The clock is set.')
    expect((await json('clock', '-24h')).offsetMs).toBe(0)
    expect((await desk.type('clock', 'soon')).complaints).toContain('move: Wrong value')
  })

  test('a configuration is checked and applied from a file', async () => {
    const file = join(folder, 'valmont.json')
    const config = await json('config', 'show', 'valmont')
    await writeFile(file, JSON.stringify({ ...config, timeZone: 'Mars/Olympus' }))
    expect((await desk.type('config', 'check', 'valmont', file)).said).toContain(
      'timeZone  unknown-time-zone',
    )
    expect((await desk.type('config', 'apply', 'valmont', file)).complaints).toContain(
      'timeZone: unknown-time-zone',
    )
    await writeFile(file, JSON.stringify({ ...config, watermarkText: 'Par la ligne' }))
    expect((await desk.type('config', 'check', 'valmont', file)).said).toBe('No fault.')
    expect((await desk.type('config', 'apply', 'valmont', file)).code).toBe(0)
    expect((await desk.type('config', 'versions', 'valmont')).said).toMatch(
      /refused[\s\S]*applied|applied[\s\S]*refused/,
    )
    expect(await json('config', 'show', 'valmont', '--version', '1')).not.toHaveProperty(
      'watermarkText',
      'Par la ligne',
    )
  })
})

describe('a line that is not understood', () => {
  test.each([
    [['dance'], 'Unknown command "dance"'],
    [['fine'], 'Unknown command "fine"'],
    [['accept', 'x', 'y', 'z'], 'Too much'],
    [['accept', 'x', '--colour', 'red'], 'Usage: accept <id>'],
    [['config', 'apply', 'valmont', '/no/such/file'], 'cannot be read'],
  ])('%o says what would be right', async (words, complaint) => {
    const { code, complaints } = await desk.type(...words)
    expect([code, complaints]).toEqual([2, expect.stringContaining(complaint)])
  })

  test('the usage names every command', async () => {
    const { code, said } = await desk.type('help')
    expect(code).toBe(0)
    for (const name of COMMAND_NAMES) expect(said).toContain(`  ${wordsOf(name)}`)
    expect(await desk.type()).toMatchObject({ code: 2, said })
  })

  test('where no desk answers it says so', async () => {
    expect(await desk.type('dossiers', '--desk', 'http://127.0.0.1:9')).toMatchObject({
      code: 3,
      complaints: expect.stringContaining('No desk answers at http://127.0.0.1:9'),
    })
  })
})

test('the program itself asks the desk and ends with the code of what it was told', async () => {
  const run = (...words: string[]) =>
    new Promise<{ code: number; said: string }>(resolve => {
      const program = fileURLToPath(new URL('./cli.ts', import.meta.url))
      execFile(process.execPath, [program, ...words, '--desk', city.urls.desk], (failure, out, complaints) =>
        resolve({ code: failure === null ? 0 : Number(failure.code), said: out + complaints }),
      )
    })
  expect(await run('clock')).toMatchObject({ code: 0, said: expect.stringMatching(/^\d{4}-/) })
  expect(await run('accept', 'nobody')).toMatchObject({ code: 1, said: expect.stringContaining('Not Found') })
})
