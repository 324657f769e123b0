import { LOCALES } from '@parvis/shared-kernel/formats'
import { type ConfigWire, LEGAL_PAGES } from '@parvis/shared-kernel/wire'

/** Every visitor loads the configuration: in characters of one text. */
export const LONGEST_CONTENT = 500_000

export type Rule = readonly [path: string, isSound: boolean, message: string]

/** Left out or empty is none; of blanks alone a page would show a title over nothing, or a title of nothing. */
const isBlank = (text: string): boolean => text !== '' && text.trim() === ''

const textRules = (path: string, text: string | null | undefined): Rule[] => [
  [path, !isBlank(text ?? ''), 'blank'],
  [path, (text ?? '').length <= LONGEST_CONTENT, 'too-long'],
]

/** Rules of the texts that a city gives for its pages. */
export const contentRules = ({ contact, legalPages, customPageConfiguration: page }: ConfigWire): Rule[] => [
  // Notices, appeals and cases end with it: "At the desk: …".
  ['contact.desk', LOCALES.every(locale => contact.desk[locale].trim() !== ''), 'mandatory'],
  ...(['headerTitle', 'content', 'style', 'script'] as const).flatMap(name =>
    textRules(`customPageConfiguration.${name}`, page?.[name]),
  ),
  ...LEGAL_PAGES.flatMap(name =>
    LOCALES.flatMap(locale => textRules(`legalPages.${name}.${locale}`, legalPages?.[name]?.[locale])),
  ),
]
