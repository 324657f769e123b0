import { displayFineId, type Fine, type FineVersion } from '@parvis/shared-kernel/fines'
import { NO_PLATE } from '@parvis/shared-kernel/plates'
import type { Language } from '../../../http/language.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'

const WORDS = {
  fr: { number: 'Numéro du FPS', plate: 'Plaque', place: 'Lieu', issued: 'Émis le' },
  en: { number: 'FPS number', plate: 'Plate', place: 'Place', issued: 'Issued on' },
}

type Fact = readonly [name: string, value: string]

/** Which fine it is: number in its groups, plate and place. */
export const fineFacts = (fine: Fine, lang: Language, formats: Formats): Fact[] => [
  [WORDS[lang].number, displayFineId(fine.id)],
  [WORDS[lang].plate, fine.plate === null ? NO_PLATE : formats.plate(fine.plate)],
  [WORDS[lang].place, fine.place ?? NOTHING_SAID],
]

export const issuedFact = (version: FineVersion, lang: Language, formats: Formats): Fact => [
  WORDS[lang].issued,
  formats.moment(version.issuedAt),
]
