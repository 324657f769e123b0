import { instantFromMs } from '@parvis/shared-kernel/time'
import { expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { ticketMail } from './ticket-mail.ts'

const city = testCity()

const at = (iso: string) => instantFromMs(Date.parse(iso))
const FROM = '2026-11-24T09:00:00+01:00'
const MIDNIGHT = '2026-11-24T00:00:00+01:00'

test.each([
  ['fr', FROM, '2026-11-24T11:30:00+01:00', 'le 24/11/2026 de 09:00 à 11:30'],
  ['en', FROM, '2026-11-24T11:30:00+01:00', 'on 24/11/2026 from 09:00 to 11:30'],
  ['fr', FROM, '2026-11-25T11:30:00+01:00', 'du 24/11/2026 - 09:00 au 25/11/2026 - 11:30'],
  ['fr', MIDNIGHT, '2026-11-24T23:59:59+01:00', ', le 24/11/2026.'],
  ['en', MIDNIGHT, '2026-11-24T23:59:59+01:00', ', on 24/11/2026.'],
  ['fr', MIDNIGHT, '2026-11-26T23:59:59+01:00', 'du 24/11/2026 au 26/11/2026.'],
] as const)(
  'the mail of a ticket tells its period as one reads it: %s, from %s until %s',
  (lang, from, until, said) => {
    const [valmont] = city.deps.cities
    if (valmont === undefined) throw new Error('no city')
    const facts = {
      product: 'Visiteur',
      reference: 'r-1',
      from: at(from),
      to: at(until),
      state: 'granted' as const,
    }
    const { text } = ticketMail('visitor@example.org', lang, valmont, facts)
    expect(text.replace(/\u00a0/g, ' ')).toContain(said)
  },
)
