import { intlOf, say } from '../messages/intl.ts'
import type { Paper } from './paper.ts'
import { printable } from './printable.ts'
import { artifact, INK, LINE, type Sheet, SMALL, STRONG, space, tag, withStyle, write } from './sheet.ts'

const SENDER = { ...STRONG, size: 13 }
const TITLE = { ...STRONG, size: 21, colour: INK, gap: 1 }
const FOOT_Y = 48

/** The city at the left, how to reach it at the right, then the title. */
export const drawHead = (sheet: Sheet, { sender, title, reference }: Paper): void => {
  const { doc, root, left, width } = sheet
  const top = doc.y
  const half = width / 2
  tag(sheet, root, 'P', () => write(sheet, sender.name, SENDER, { x: left, y: top, width: half - 10 }))
  const under = doc.y
  doc.y = top + 1
  for (const line of sender.contact)
    tag(sheet, root, 'P', () =>
      write(sheet, line, SMALL, { x: left + half, y: doc.y, width: half, align: 'right' }),
    )
  doc.y = Math.max(doc.y, under) + 30
  tag(sheet, root, 'H1', () => write(sheet, title, TITLE, { x: left, y: doc.y, width }))
  space(sheet, 4)
  tag(sheet, root, 'P', () => write(sheet, reference, SMALL, { x: left, y: doc.y, width }))
  space(sheet, 16)
}

const drawFoot = (sheet: Sheet, words: string, count: string): void =>
  artifact(sheet, doc => {
    const { left, width } = sheet
    const y = doc.page.height - FOOT_Y
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.6)
      .stroke(LINE)
    withStyle(sheet, SMALL)
    doc.text(words, left, y + 8, { lineBreak: false })
    doc.text(count, left + width - doc.widthOfString(count), y + 8, { lineBreak: false })
  })

const ELLIPSIS = '…'

/** Truncates a text to one line, with an ellipsis. */
const oneLine = (sheet: Sheet, text: string, width: number): string => {
  withStyle(sheet, SMALL)
  const fits = (part: string) => sheet.doc.widthOfString(part) <= width
  if (fits(text)) return text
  const letters = [...text]
  while (letters.length > 0 && !fits(letters.join('') + ELLIPSIS)) letters.pop()
  return letters.join('') + ELLIPSIS
}

/** Draws the city's colour at the top and the footer on each page, once the page count is known. */
export const drawEdges = (sheet: Sheet, { lang, sender, title, number, accent }: Paper): void => {
  const { doc } = sheet
  const { start, count } = doc.bufferedPageRange()
  const intl = intlOf(lang)
  const words = printable(`${sender.name} – ${title} – ${number}`).replace(/\n/g, ' ')
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page)
    artifact(sheet, () => doc.rect(0, 0, doc.page.width, 8).fill(accent))
    drawFoot(
      sheet,
      oneLine(sheet, words, sheet.width - 90),
      say(intl, 'paper.page', { page: page + 1, pages: count }),
    )
  }
}
