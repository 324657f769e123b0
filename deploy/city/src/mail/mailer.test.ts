import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { instant } from '@parvis/shared-kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOptions } from '../settings.ts'
import { everyLetter } from '../testing/every-letter.ts'
import { startTestCity } from '../testing/test-city.ts'
import type { Mail } from './mail.ts'
import { createMailer, FOLDER_SENDER } from './mailer.ts'
import { withMails } from './post.ts'
import { sendWaitingMails } from './waiting-mail.job.ts'

const NOW = instant('2026-11-22T10:05:00Z')
const clock = { now: () => NOW ?? (0 as never) }

/** What an SMTP server that accepts everything received in one session. */
interface Heard {
  from: string
  message: string
}

const takeMails = async (lostAnswers = 0): Promise<{ server: Server; url: string; heard: Heard[] }> => {
  const heard: Heard[] = []
  let toLose = lostAnswers
  const server = createServer(socket => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let from = ''
    let message: string | null = null
    let rest = ''
    const answer = () => {
      toLose -= 1
      if (toLose < 0) say('250 taken')
      else socket.destroy()
    }
    const hear = (line: string) => {
      if (message !== null) {
        if (line !== '.') message += `${line}\r\n`
        else {
          heard.push({ from, message })
          message = null
          answer()
        }
        return
      }
      if (/^mail from:/i.test(line)) from = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (/^data$/i.test(line)) {
        message = ''
        say('354 go on')
        return
      }
      say(/^quit$/i.test(line) ? '221 bye' : '250 fine')
    }
    say('220 here')
    socket.on('error', () => undefined)
    socket.on('data', data => {
      rest += data.toString('utf8')
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { server, url: `smtp://127.0.0.1:${port}`, heard }
}

/** Returns the `From` line, unfolded, with encoded words decoded as a mail program shows them. */
const fromShown = (message: string): string => {
  const [head = ''] = message.split('\r\n\r\n')
  const line = /^From: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? ''
  return line
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeURIComponent(text.replace(/_/g, ' ').replace(/=([0-9A-F]{2})/g, '%$1')),
    )
}

const MAIL: Mail = { to: 'louise@example.org', subject: 'Rappel', text: 'Bonjour' }
const folder = mkdtempSync(join(tmpdir(), 'parvis-mailer-'))
let smtp: Awaited<ReturnType<typeof takeMails>>

beforeAll(async () => {
  smtp = await takeMails()
})
afterAll(() => {
  smtp.server.close()
  rmSync(folder, { recursive: true })
})

describe('a mail comes from', () => {
  const NAMES = [
    ['Valmont – Stationnement', /^"?Valmont – Stationnement"? </],
    ['Saint-Éloi-sur-l’Œuvre – Parking', /^"?Saint-Éloi-sur-l’Œuvre – Parking"? </],
    ['Ville, "Nord" <boss@evil.example>', /Nord.*<stationnement@valmont\.example>$/],
    ['Two\r\nBcc: all@evil.example', /<stationnement@valmont\.example>$/],
  ] as const

  test.each(NAMES)(
    'the city by name and the address of its settings, at a mail server: %s',
    async (sender, shown) => {
      const mailer = await createMailer(
        { smtpUrl: smtp.url, mailFrom: 'stationnement@valmont.example' },
        clock,
      )
      await mailer.send({ ...MAIL, sender })
      mailer.close()
      const { from, message } = smtp.heard.at(-1) ?? { from: '', message: '' }
      expect(from).toBe('stationnement@valmont.example')
      expect(fromShown(message)).toMatch(shown)
      expect(message).not.toMatch(/^Bcc:/im)
      expect(message.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/)
    },
  )

  test('the address of the settings in the folder too, and from a plain one where none is told', async () => {
    for (const [mailFrom, shown] of [
      ['parking@valmont.example', 'parking@valmont.example'],
      [undefined, FOLDER_SENDER],
    ]) {
      const dataFolder = mkdtempSync(join(folder, 'mails-'))
      const mailer = await createMailer({ dataFolder, mailFrom }, clock)
      await mailer.send({ ...MAIL, sender: 'Valmont – Parking' })
      const [name = ''] = readdirSync(join(dataFolder, 'mail')).filter(file => file.endsWith('.eml'))
      const shownFrom = fromShown(readFileSync(join(dataFolder, 'mail', name), 'latin1'))
      expect(shownFrom).toMatch(/Valmont – Parking/)
      expect(shownFrom).toContain(`<${shown}>`)
    }
  })
})

test('a mail asks for no automatic answer, and for answers to the city', async () => {
  const mailer = await createMailer({ smtpUrl: smtp.url }, clock)
  await mailer.send({ ...MAIL, headers: { 'Reply-To': 'stationnement@valmont.example' } })
  mailer.close()
  const head = smtp.heard.at(-1)?.message.split('\r\n\r\n')[0]
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(head).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply$/m)
  expect(head).toMatch(/^Reply-To: stationnement@valmont\.example$/m)
})

test('many mails go over few connections to the mail server', async () => {
  let connections = 0
  const count = () => {
    connections += 1
  }
  smtp.server.on('connection', count)
  const before = smtp.heard.length
  const mailer = await createMailer({ smtpUrl: smtp.url }, clock)
  await Promise.all(Array.from({ length: 40 }, () => mailer.send(MAIL)))
  mailer.close()
  smtp.server.off('connection', count)
  expect(smtp.heard.length - before).toBe(40)
  expect(connections).toBeLessThanOrEqual(4)
})

test('every letter is sent by its city, in the reader’s language, also when it had to wait', async () => {
  const city = await startTestCity()
  const [valmont] = city.deps.cities
  const samples = valmont === undefined ? [] : everyLetter(valmont)
  expect(
    samples.filter(
      ({ mail, lang }) => mail.sender !== `Valmont – ${lang === 'fr' ? 'Stationnement' : 'Parking'}`,
    ),
  ).toEqual([])
  const senders: (string | undefined)[] = []
  let isAway = true
  city.deps.mailer.send = async ({ sender }) => {
    if (isAway) throw new Error('away')
    senders.push(sender)
  }
  const [sample] = samples
  if (sample === undefined) throw new Error('The city writes letters')
  await withMails(city.deps, 'valmont', (_transaction, write) => write('x', sample.mail))
  await city.deps.background.idle(5_000)
  isAway = false
  city.clock.moveBy(180_000)
  await sendWaitingMails.run(city.deps)
  await city.stop()
  expect(senders).toEqual(['Valmont – Stationnement'])
})

test('a mail whose answer was lost is sent again under its first id: the mail server knows it', async () => {
  const losing = await takeMails(1)
  const mailer = await createMailer({ smtpUrl: losing.url, mailFrom: 'parking@valmont.example' }, clock)
  const city = await startTestCity()
  city.deps.mailer.send = mailer.send
  for (const task of ['first', 'second'])
    await withMails(city.deps, 'valmont', (_transaction, write) => write(task, { ...MAIL, subject: task }))
  await city.deps.background.idle(5_000)
  city.clock.moveBy(180_000)
  await sendWaitingMails.run(city.deps)
  await city.stop()
  mailer.close()
  losing.server.close()
  const told = losing.heard.map(({ message }) => [
    /^Subject: (.*)$/m.exec(message)?.[1],
    /^Message-ID: <[\da-f-]{36}@valmont\.example>$/m.exec(message)?.[0],
  ])
  expect(told).toHaveLength(3)
  expect(new Set(told.map(String)).size).toBe(2)
  expect(String(told)).not.toContain('undefined')
})

describe('the setting PARVIS_MAIL_FROM', () => {
  test('is taken', () => {
    const env = { SMTP_URL: 'smtp://mail.example', PARVIS_MAIL_FROM: 'stationnement@valmont.example' }
    expect(readOptions(env, []).mailFrom).toBe('stationnement@valmont.example')
  })

  test.each([
    ['no address', { PARVIS_MAIL_FROM: 'Valmont' }],
    ['a name beside the address', { PARVIS_MAIL_FROM: 'Valmont <a@b.example>' }],
    ['nothing, with a mail server', { SMTP_URL: 'smtp://mail.example' }],
  ])('is refused when it is %s', (_what, env) => {
    expect(() => readOptions(env, [])).toThrow(/PARVIS_MAIL_FROM must/)
  })

  test('may be left out without a mail server', () => {
    expect(readOptions({}, []).mailFrom).toBeUndefined()
  })
})
