import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Clock } from '../clock.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  headers?: Readonly<Record<string, string>>
}

export interface KeptMail extends Mail {
  id: string
  sentAt: number
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Mails of the folder, newest first; empty when they go to a real server. */
  list(): Promise<KeptMail[]>
}

const FROM = 'Stationnement <ne-pas-repondre@parvis.example>'

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const keepIn = (folder: string, clock: Clock): Mailer => {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async mail => {
      const sentAt = clock.now()
      const { message } = await composer.sendMail({ from: FROM, date: new Date(sentAt), ...mail })
      const name = `${String(sentAt).padStart(15, '0')}-${randomUUID()}`
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
      await writeFile(join(folder, `${name}.json`), JSON.stringify({ id: name, sentAt, ...mail }), {
        mode: 0o600,
      })
    },
    list: async () => {
      const names = (await readdir(folder))
        .filter(name => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, 100)
      return Promise.all(
        names.map(async name => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail),
      )
    },
  }
}

const sendBy = (smtpUrl: string): Mailer => {
  // A mail server that does not answer is given up soon: what it was given is kept, and tried again.
  const transport = nodemailer.createTransport({ url: smtpUrl, ...PATIENCE })
  return {
    send: async mail => {
      await transport.sendMail({ from: FROM, ...mail })
    },
    list: async () => [],
  }
}

export interface MailPlace {
  dataFolder?: string | undefined
  smtpUrl?: string | undefined
}

/** Mails go to a folder that the desk shows, or to a real server when one is named. */
export const createMailer = async ({ dataFolder, smtpUrl }: MailPlace, clock: Clock): Promise<Mailer> => {
  if (smtpUrl !== undefined) return sendBy(smtpUrl)
  const folder =
    dataFolder === undefined ? await mkdtemp(join(tmpdir(), 'parvis-mail-')) : join(dataFolder, 'mail')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return keepIn(folder, clock)
}
