import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Mail } from './mail.ts'

/** A PDF attached to a mail. */
export interface Attachment {
  fileName: string
  /** A PDF. */
  bytes: Uint8Array
}

export interface KeptMail extends Mail {
  id: string
  sentAt: number
  attachment?: { fileName: string; size: number }
}

export interface Mailer {
  /** @param id of the mail in the queue: under it the server recognises a mail that it had taken before. */
  send(mail: Mail, attachment?: Attachment | null, id?: string): Promise<void>
  /** Mails of the folder, newest first; empty when they go to a real server. */
  list(): Promise<KeptMail[]>
  attachmentOf(mail: KeptMail): Promise<Attachment | null>
  close(): void
}

/** Absence notes and other automatic answers are not wanted (RFC 3834; the second is what Exchange reads). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

/** Default sender of mails written to a local folder; a city in production sets its own. */
export const FOLDER_SENDER = 'ne-pas-repondre@parvis.example'

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const messageOf = (
  address: string,
  { to, sender, subject, text, html, headers }: Mail,
  attachment: Attachment | null,
  id: string = randomUUID(),
): SendMailOptions => ({
  messageId: `<${id}@${address.split('@').at(-1)}>`,
  from: sender === undefined ? address : { name: sender, address },
  to,
  subject,
  text,
  ...(html === undefined ? {} : { html }),
  headers: { ...AUTOMATIC, ...headers },
  ...(attachment === null
    ? {}
    : {
        attachments: [
          {
            filename: attachment.fileName,
            content: Buffer.from(attachment.bytes),
            contentType: 'application/pdf',
          },
        ],
      }),
})

const keepIn = (folder: string, from: string, clock: Clock): Mailer => {
  const attachmentFile = (id: string) => join(folder, `${id}.pdf`)
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail, attachment = null, id) => {
      const sentAt = clock.now()
      const composed = { ...messageOf(from, mail, attachment, id), date: new Date(sentAt) }
      const { message } = await composer.sendMail(composed)
      const name = `${String(sentAt).padStart(15, '0')}-${randomUUID()}`
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
      const kept: KeptMail = { id: name, sentAt, ...mail }
      if (attachment !== null) {
        await writeFile(attachmentFile(name), attachment.bytes, { mode: 0o600 })
        kept.attachment = { fileName: attachment.fileName, size: attachment.bytes.length }
      }
      await writeFile(join(folder, `${name}.json`), JSON.stringify(kept), { mode: 0o600 })
    },
    attachmentOf: async ({ id, attachment }) =>
      attachment === undefined
        ? null
        : { fileName: attachment.fileName, bytes: await readFile(attachmentFile(id)) },
    close: () => undefined,
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

const sendBy = (smtpUrl: string, from: string): Mailer => {
  // Times out soon: a mail the server did not take stays queued and is retried. Few connections, each sending one mail
  // after another.
  const transport = nodemailer.createTransport({ url: smtpUrl, pool: true, maxConnections: 4, ...PATIENCE })
  return {
    send: async (mail, attachment = null, id) => {
      await transport.sendMail(messageOf(from, mail, attachment, id))
    },
    list: async () => [],
    attachmentOf: async () => null,
    close: () => transport.close(),
  }
}

export interface MailPlace {
  dataFolder?: string | undefined
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
}

/** Creates a mailer that writes to a folder shown by the desk, or sends to a real server if one is configured. */
export const createMailer = async (
  { dataFolder, smtpUrl, mailFrom = FOLDER_SENDER }: MailPlace,
  clock: Clock,
): Promise<Mailer> => {
  if (smtpUrl !== undefined) return sendBy(smtpUrl, mailFrom)
  const folder =
    dataFolder === undefined ? await mkdtemp(join(tmpdir(), 'parvis-mail-')) : join(dataFolder, 'mail')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return keepIn(folder, mailFrom, clock)
}
