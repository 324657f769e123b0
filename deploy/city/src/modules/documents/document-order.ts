import { type Locale, placeOfZone, startsWithVowel } from '@parvis/shared-kernel/formats'
import type { Instant } from '@parvis/shared-kernel/time'
import { contactLines } from '../../messages/contact-lines.ts'
import type { NameBelow } from '../../messages/intl.ts'
import type { Paper } from '../../pdf/paper.ts'
import { sha256Hex } from '../../secrets.ts'
import type { City } from '../config/city.ts'
import { type Formats, formatsOf } from './document-formats.ts'

/** The context in which a paper is made. */
export interface PaperOrder {
  city: City
  lang: Locale
  now: Instant
  /** Kind and id of the subject, from which the document's number is derived. */
  about: string
}

export interface Content extends Pick<Paper, 'title' | 'blocks'> {}

export interface MadePaper {
  paper: Paper
  /** Names the kind of document, never a person. */
  fileName: string
}

/**
 * The same document made at the same instant has the same number. The number is a hash: it reveals nothing of the
 * subject.
 */
const numberOf = ({ city, now, about }: PaperOrder): string =>
  (sha256Hex(`${city.cityId}|${about}|${now}`).toUpperCase().slice(0, 12).match(/.{4}/g) ?? []).join('-')

/**
 * Lays a document's content out under the city's name, desk, telephone, e-mail and colour; no logo, since nothing is
 * fetched. `file` names the kind of document in the file's name.
 */
export const makePaper = (
  order: PaperOrder,
  file: NameBelow<'file'>,
  write: (formats: Formats) => Content,
): MadePaper => {
  const { city, lang, now } = order
  const formats = formatsOf(city, lang)
  const number = numberOf(order)
  const place = placeOfZone(city.timeZone)
  const zone = formats.say(startsWithVowel(place) ? 'paper.zone.vowel' : 'paper.zone', { place })
  const { title, blocks } = write(formats)
  return {
    fileName: `${formats.say(`file.${file}`)}-${number.toLowerCase()}.pdf`,
    paper: {
      lang,
      title,
      blocks,
      number,
      madeAt: now,
      reference: formats.say('paper.reference', { number, now, zone }),
      sender: { name: city.name, contact: contactLines(city.contact, lang) },
      accent: city.accent,
    },
  }
}
