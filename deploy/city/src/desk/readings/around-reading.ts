import { mustExist, notFound } from '../../http/refusal.ts'
import type { KeptMail } from '../../mail/mailer.ts'
import { givenConfig } from '../../modules/config/config-faults.ts'
import type { GivenConfig } from '../../modules/config/given-config.ts'
import { dialled, type KeptSms } from '../../sms/sms-sender.ts'
import { listConfigVersions } from '../desk.repo.ts'
import { cityNamed, type Desk } from '../desk.ts'

/** Lists mails to addresses that contain the text, newest first. */
export const readMails = async ({ deps }: Desk, to = ''): Promise<KeptMail[]> => {
  const mails = await deps.mailer.list()
  return mails.filter(mail => mail.to.toLowerCase().includes(to.trim().toLowerCase()))
}

/** Reads one mail of the folder. */
export const mailNamed = async (desk: Desk, id: string): Promise<KeptMail> =>
  mustExist((await readMails(desk)).find(mail => mail.id === id))

/** Lists text messages, newest first, to numbers that equal the search in any spelling or contain its digits. */
export const readTexts = async ({ deps }: Desk, to = ''): Promise<KeptSms[]> => {
  const asked = dialled(to)
  return (await deps.sms.list()).filter(sms =>
    [sms.to.replace(/\D/g, ''), dialled(sms.to)].join().includes(asked),
  )
}

/** The configuration in use as a city writes it, or a former version. */
export const readConfig = async (desk: Desk, cityId: string, version?: number): Promise<GivenConfig> => {
  const city = cityNamed(desk, cityId)
  if (version === undefined) return givenConfig(city.config)
  const row = (await listConfigVersions(desk.deps.db, cityId)).find(found => found.version === version)
  if (row === undefined) throw notFound()
  return givenConfig(row.config)
}
