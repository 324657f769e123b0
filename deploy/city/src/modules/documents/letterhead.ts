import type { Language } from '../../http/language.ts'
import type { Paper } from '../../pdf/paper.ts'
import type { City } from '../config/city.ts'

/** Builds the city's letterhead: its name as it gives it, desk, telephone, e-mail and colour. No logo, since nothing is fetched. */
export const letterhead = (city: City, lang: Language): Pick<Paper, 'sender' | 'accent'> => {
  const { phone, email, desk } = city.contact
  return {
    sender: { name: city.name, contact: [desk[lang], `${phone} – ${email}`].filter(line => line !== '') },
    accent: city.accent,
  }
}
