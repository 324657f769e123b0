import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { gsmText } from './gsm-text.ts'

export interface Sms {
  /** A phone number as the subscriber wrote it. */
  to: string
  text: string
}

export interface KeptSms extends Sms {
  sentAt: number
}

export interface SmsSender {
  send(sms: Sms): Promise<void>
  /** Messages of the folder, newest first; empty when they go to a real gateway. */
  list(): Promise<KeptSms[]>
}

export interface SmsPlace {
  dataFolder?: string | undefined
  /** A gateway that takes `{to, text}` as JSON by POST. */
  smsUrl?: string | undefined
  /** Token identifying the city to the gateway. */
  smsToken?: string | undefined
}

const PATIENCE_MS = 10_000

const keepIn = (folder: string, clock: Clock): SmsSender => ({
  send: async sms => {
    const sentAt = clock.now()
    const name = `${String(sentAt).padStart(15, '0')}-${randomUUID()}.json`
    await writeFile(join(folder, name), JSON.stringify({ ...sms, sentAt }), { mode: 0o600 })
  },
  list: async () => {
    const names = (await readdir(folder)).sort().reverse().slice(0, 100)
    return Promise.all(
      names.map(async name => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptSms),
    )
  },
})

/** `+33612345678`, as gateways require; a number not in French national form only loses its separators. */
export const dialled = (written: string): string => {
  const digits = written.replace(/[\s.\-()]/g, '')
  return /^0[1-9]\d{8}$/.test(digits) ? `+33${digits.slice(1)}` : digits
}

const sendBy = (url: string, token: string | undefined): SmsSender => ({
  send: async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: dialled(to), text }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
  },
  list: async () => [],
})

const senderOf = async ({ dataFolder, smsUrl, smsToken }: SmsPlace, clock: Clock): Promise<SmsSender> => {
  if (smsUrl !== undefined) return sendBy(smsUrl, smsToken)
  const folder =
    dataFolder === undefined ? await mkdtemp(join(tmpdir(), 'parvis-sms-')) : join(dataFolder, 'sms')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return keepIn(folder, clock)
}

/** Messages go to a folder, or to a gateway when one is named; either way in the GSM alphabet where it has the text. */
export const createSmsSender = async (place: SmsPlace, clock: Clock): Promise<SmsSender> => {
  const sender = await senderOf(place, clock)
  return { ...sender, send: sms => sender.send({ ...sms, text: gsmText(sms.text) }) }
}
