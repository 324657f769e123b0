import type { KeptMail } from '../mail/mailer.ts'
import type { TestCity } from './test-city.ts'

const PATIENCE_MS = 5_000
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** What tests do with the mails that a city sends, some of them only after it has answered. */
export const mailBoxOf = (city: TestCity) => {
  const mailsTo = async (to: string): Promise<KeptMail[]> =>
    (await city.deps.mailer.list()).filter(mail => mail.to === to)

  /** The newest mail to somebody whose subject contains the words; waits for it. */
  const mail = async (to: string, words: string): Promise<KeptMail> => {
    const until = performance.now() + PATIENCE_MS
    while (performance.now() < until) {
      const found = (await mailsTo(to)).find(({ subject }) => subject.includes(words))
      if (found !== undefined) return found
      await pause(20)
    }
    throw new Error(`No mail "${words}" came`)
  }

  /** Waits until so many mails have come to somebody. */
  const count = async (to: string, wanted: number): Promise<KeptMail[]> => {
    const until = performance.now() + PATIENCE_MS
    while (performance.now() < until) {
      const mails = await mailsTo(to)
      if (mails.length >= wanted) return mails
      await pause(20)
    }
    throw new Error(`Fewer than ${wanted} mails came`)
  }

  return {
    mail,
    count,
    mailsTo,
    /** The portal's address in a mail. */
    link: async (to: string, words: string): Promise<URL> => {
      const line = (await mail(to, words)).text.split('\n').find(text => text.startsWith('http'))
      return new URL(line ?? '')
    },
    /** What a link carries in its last part. */
    token: async (to: string, words: string): Promise<string> => {
      const line = (await mail(to, words)).text.split('\n').find(text => text.startsWith('http'))
      return new URL(line ?? '').pathname.split('/').at(-1) ?? ''
    },
  }
}
