import { byLocale, insideSentence } from '@parvis/shared-kernel/formats'
import * as v from 'valibot'
import type { Language } from '../../http/language.ts'
import type { Paper } from '../../pdf/paper.ts'
import type { City } from '../config/city.ts'

const maybeText = v.nullish(v.string())
const contactShape = v.object({
  phone: maybeText,
  email: maybeText,
  desk: v.nullish(v.object(byLocale(() => maybeText))),
})

/** Reads the city's contact details; a configuration may leave out some or all. */
const contactOf = ({ config }: City): v.InferOutput<typeof contactShape> => {
  const read = v.safeParse(contactShape, config.contact)
  return read.success ? read.output : {}
}

/** Returns the place of the city’s parking desk as part of a sentence; null if the city does not say. */
export const deskOf = (city: City, lang: Language): string | null => {
  const desk = contactOf(city).desk?.[lang]
  return desk == null ? null : insideSentence(desk)
}

const NEUTRAL = '#1b2430'

/** Builds the city's letterhead: its name as it gives it, desk, telephone, e-mail and colour. No logo, since nothing is fetched. */
export const letterhead = (city: City, lang: Language): Pick<Paper, 'sender' | 'accent'> => {
  const { phone, email, desk } = contactOf(city)
  const reach = [phone, email].filter(part => part !== null && part !== undefined).join(' – ')
  return {
    sender: {
      name: city.name,
      contact: [desk?.[lang] ?? '', reach].filter(line => line !== ''),
    },
    accent: /^#[\da-f]{6}$/i.test(city.accent) ? city.accent : NEUTRAL,
  }
}
