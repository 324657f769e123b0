import { LOCALES } from '@parvis/shared-kernel/formats'
import { REMINDER_KINDS } from '@parvis/shared-kernel/orders'
import { expect, test } from 'vitest'
import { intlOf, say } from '../messages/intl.ts'
import { gsmText } from './gsm-text.ts'

test.each([
  ['L’accès\u202f: ouvert, à 12:30', "L'accès : ouvert, à 12:30"],
  ['«\u00a0Visiteur\u00a0» – une journée…', '" Visiteur " - une journée...'],
  ['30,00\u00a0€', '30,00 €'],
  ['Forêt, Ça', 'Forêt, Ça'],
])('%s is sent as %s', (text, sent) => {
  expect(gsmText(text)).toBe(sent)
})

/** Letters and signs that our messages may use of the GSM alphabet and its extension. */
const GSM = /^[\n\r A-Za-z0-9@£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜäöñüà_!"#%&'()*+,\-./:;<=>?¡¿§€[\]{}\\^~|]*$/

test.each(REMINDER_KINDS.flatMap(kind => LOCALES.map(lang => [kind, lang] as const)))(
  'the message of %s in %s is of the GSM alphabet',
  (kind, lang) => {
    const values = {
      product: 'Visiteur',
      end: '23/01/2027',
      url: 'https://parvis.example/d/1',
      renewal: 'open',
    }
    const text = say(intlOf(lang), `reminder.${kind}.sms`, values)
    expect(gsmText(`Valmont – ${text}`)).toMatch(GSM)
  },
)
