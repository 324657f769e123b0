import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../http/language.ts'
import type { Paper } from '../../pdf/paper.ts'
import { sha256Hex } from '../../secrets.ts'
import type { City } from '../config/city.ts'
import { type Formats, formatsOf } from './document-formats.ts'
import { letterhead } from './letterhead.ts'

/** What a paper is made for: where, when, in which language, about what. */
export interface PaperOrder {
  city: City
  lang: Language
  now: Instant
  /** Kind and id of what it tells of; they give the document its number. */
  about: string
}

export interface Content extends Pick<Paper, 'title' | 'blocks'> {}

export interface MadePaper {
  paper: Paper
  /** Says what it is and nothing about whom. */
  fileName: string
}

/** The same document made at the same moment has the same number; the number tells nothing of what it is about. */
const numberOf = ({ city, now, about }: PaperOrder): string =>
  (sha256Hex(`${city.cityId}|${about}|${now}`).toUpperCase().slice(0, 12).match(/.{4}/g) ?? []).join('-')

/** Puts what a document says on the city's paper. */
export const makePaper = (
  order: PaperOrder,
  slug: string,
  write: (formats: Formats) => Content,
): MadePaper => {
  const { city, lang, now } = order
  const formats = formatsOf(city, lang)
  const number = numberOf(order)
  const { title, blocks } = write(formats)
  return {
    fileName: `${slug}-${number.toLowerCase()}.pdf`,
    paper: {
      lang,
      title,
      blocks,
      number,
      madeAt: now,
      reference: formats.say('paper.reference', { number, now, city: city.name }),
      ...letterhead(city, lang),
    },
  }
}
