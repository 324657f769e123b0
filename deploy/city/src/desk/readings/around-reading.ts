import { toIso } from '@parvis/shared-kernel/time'
import { notFound } from '../../http/refusal.ts'
import type { KeptMail } from '../../mail/mailer.ts'
import { FAULT_ADVICE, givenConfig } from '../../modules/config/config-faults.ts'
import type { GivenConfig } from '../../modules/config/given-config.ts'
import { dialled, type KeptSms } from '../../sms/sms-sender.ts'
import { configGiven, faultsOf } from '../actions/config-actions.ts'
import { listConfigVersions } from '../desk.repo.ts'
import { cityNamed, type Desk, type Run } from '../desk.ts'
import { textTable } from '../text-table.ts'

/** Mails, the newest first, to whom the text is part of the address. */
export const readMails = async ({ deps }: Desk, to = ''): Promise<KeptMail[]> => {
  const mails = await deps.mailer.list()
  return mails.filter(mail => mail.to.toLowerCase().includes(to.trim().toLowerCase()))
}

const isoOf = ({ sentAt }: KeptMail | KeptSms) => new Date(sentAt).toISOString()

const mails: Run = async (desk, given) => {
  const data = (await readMails(desk, given.maybe('to'))).map(mail => ({
    id: mail.id,
    sentAt: isoOf(mail),
    to: mail.to,
    subject: mail.subject,
  }))
  const lines = data.map(row => [row.id, row.to, row.subject])
  return { data, text: textTable(lines, 'No mail.'), page: '/mails' }
}

/** One mail of the folder. */
export const mailNamed = async (desk: Desk, id: string): Promise<KeptMail> => {
  const found = (await readMails(desk)).find(mail => mail.id === id)
  if (found === undefined) throw notFound()
  return found
}

const mail: Run = async (desk, given) => {
  const found = await mailNamed(desk, given.text('id'))
  const head = `${isoOf(found)}\n${found.to}\n${found.subject}`
  return { data: found, text: `${head}\n\n${found.text}`, page: `/mails/${found.id}` }
}

/** Text messages, the newest first, to the number however it is written, or to those that hold some of its digits. */
export const readTexts = async ({ deps }: Desk, to = ''): Promise<KeptSms[]> => {
  const asked = dialled(to)
  return (await deps.sms.list()).filter(sms =>
    [sms.to.replace(/\D/g, ''), dialled(sms.to)].join().includes(asked),
  )
}

const sms: Run = async (desk, given) => {
  const data = (await readTexts(desk, given.maybe('to'))).map(row => ({ ...row, sentAt: isoOf(row) }))
  const lines = data.map(row => [row.sentAt, row.to, row.text])
  return { data, text: textTable(lines, 'No text message.'), page: '/sms' }
}

/** The configuration in use as a city writes it, or what was given as a former version. */
export const readConfig = async (desk: Desk, cityId: string, version?: number): Promise<GivenConfig> => {
  const city = cityNamed(desk, cityId)
  if (version === undefined) return givenConfig(city.config)
  const row = (await listConfigVersions(desk.deps.db, cityId)).find(found => found.version === version)
  if (row === undefined) throw notFound()
  return givenConfig(row.config)
}

const showConfig: Run = async (desk, given) => {
  const version = given.maybe('version')
  const cityId = given.text('city')
  const data = await readConfig(desk, cityId, version === undefined ? undefined : Number(version))
  return { data, text: JSON.stringify(data, null, 2), page: `/config/${cityId}` }
}

const versions: Run = async (desk, given) => {
  const { cityId } = cityNamed(desk, given.text('city'))
  const data = (await listConfigVersions(desk.deps.db, cityId)).map(row => ({
    version: row.version,
    givenAt: toIso(row.created_at),
    isApplied: row.applied_at !== null,
    faults: row.fault ?? [],
  }))
  const lines = data.map(row => [String(row.version), row.givenAt, row.isApplied ? 'applied' : 'refused'])
  return { data, text: textTable(lines, 'Nothing was given yet.'), page: `/config/${cityId}` }
}

const check: Run = async (desk, given) => {
  const { cityId } = cityNamed(desk, given.text('city'))
  const data = await faultsOf(desk, cityId, configGiven(given))
  const lines = data.map(({ path, message }) => [path, message, FAULT_ADVICE[message]?.en ?? ''])
  return { data, text: textTable(lines, 'No fault.'), page: `/config/${cityId}` }
}

export const AROUND_READINGS = {
  mails,
  mail,
  sms,
  'config-show': showConfig,
  'config-versions': versions,
  'config-check': check,
} as const satisfies Record<string, Run>
