import { mediaTypeOf } from './file-rule.ts'

const LONGEST_NAME = 100

// Control and format characters, among them those that reverse the reading direction and make "gpj.exe" read as
// "exe.jpg".
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu
const FORBIDDEN_SOMEWHERE = /["*:<>?|]/g

const lastPart = (path: string): string => path.split(/[/\\]/).at(-1) ?? ''

const endingOf = (mime: string): string => {
  const [, subtype = 'bin'] = mime.split('/')
  return subtype === 'jpeg' ? 'jpg' : subtype
}

const cleaned = (raw: string): string =>
  lastPart(raw.normalize('NFC').replace(UNSEEN, ''))
    .replace(FORBIDDEN_SOMEWHERE, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')

const isNamedFor = (name: string, mime: string): boolean => mediaTypeOf({ name, type: '' }) === mime

const shortened = (name: string, ending: string): string => {
  const room = LONGEST_NAME - ending.length
  return `${[...name].slice(0, room).join('').trimEnd()}${ending}`
}

/**
 * A safe file name for display and download, never a path: no folders, no invisible characters, at most 100 characters,
 * always with an extension of its known type (`a.pdf.exe` becomes `a.pdf.exe.pdf`).
 */
export function displayFileName(raw: string, mime: string): string {
  const name = cleaned(raw)
  const own = isNamedFor(name, mime) ? name.slice(name.lastIndexOf('.')) : ''
  const stem = own === '' ? name : name.slice(0, -own.length)
  return shortened(stem === '' ? 'document' : stem, own === '' ? `.${endingOf(mime)}` : own)
}
