import type { KeptMail } from '../mail/mailer.ts'
import type { TestCity } from './test-city.ts'

export const mailBoxOf = (city: TestCity) => {
  /** Newest first. */
  const mailsTo = async (to: string): Promise<KeptMail[]> =>
    (await city.deps.mailer.list()).filter(mail => mail.to === to)

  /** The newest mail to somebody whose subject contains the words. */
  const mail = async (to: string, words: string): Promise<KeptMail> => {
    const found = (await mailsTo(to)).find(({ subject }) => subject.includes(words))
    if (found === undefined) throw new Error(`No mail "${words}" came`)
    return found
  }

  return {
    mail,
    mailsTo,
    /** The first link in a mail. */
    link: async (to: string, words: string): Promise<URL> => {
      const line = (await mail(to, words)).text.split('\n').find(text => text.startsWith('http'))
      return new URL(line ?? '')
    },
    /** Token in the last part of a mail's link. */
    token: async (to: string, words: string): Promise<string> => {
      const line = (await mail(to, words)).text.split('\n').find(text => text.startsWith('http'))
      return new URL(line ?? '').pathname.split('/').at(-1) ?? ''
    },
  }
}
