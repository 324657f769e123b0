import { drawTable } from './draw-table.ts'
import type { Block } from './paper.ts'
import {
  artifact,
  BODY,
  heightOf,
  INK,
  makeRoom,
  type Sheet,
  SMALL,
  STRONG,
  space,
  TINT,
  tag,
  write,
} from './sheet.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
type Draw<Kind extends Block['kind']> = (sheet: Sheet, block: Of<Kind>, accent: string) => void

const HEADING = { ...STRONG, size: 12.5 }
const FIGURE = { ...STRONG, size: 20, colour: INK }
/** Keeps a heading off the foot of a page, away from its text. */
const AFTER_HEADING = 64
const PAD = 14

const drawHeading: Draw<'heading'> = (sheet, { text }) => {
  space(sheet, 10)
  makeRoom(sheet, heightOf(sheet, text, HEADING, sheet.width) + AFTER_HEADING)
  const { left: x, width } = sheet
  tag(sheet, sheet.root, 'H2', () => write(sheet, text, HEADING, { x, y: sheet.doc.y, width }))
  space(sheet, 6)
}

const drawText: Draw<'text'> = (sheet, { text }) => {
  const { left: x, width } = sheet
  tag(sheet, sheet.root, 'P', () => write(sheet, text, BODY, { x, y: sheet.doc.y, width }))
  space(sheet, 7)
}

const drawNote: Draw<'note'> = (sheet, { text }) => {
  const { left: x, width } = sheet
  tag(sheet, sheet.root, 'P', () => write(sheet, text, SMALL, { x, y: sheet.doc.y, width }))
  space(sheet, 6)
}

const drawQuote: Draw<'quote'> = (sheet, { text }) => {
  const quote = sheet.doc.struct('BlockQuote')
  sheet.root.add(quote)
  const x = sheet.left + PAD
  for (const paragraph of text.split(/\n+/).filter(line => line.trim() !== '')) {
    tag(sheet, quote, 'P', () =>
      write(sheet, paragraph, BODY, { x, y: sheet.doc.y, width: sheet.width - PAD }),
    )
    space(sheet, 5)
  }
  quote.end()
  space(sheet, 4)
}

const drawList: Draw<'list'> = (sheet, { items }) => {
  const list = sheet.doc.struct('L')
  sheet.root.add(list)
  for (const item of items) {
    makeRoom(sheet, BODY.size * 2)
    const line = sheet.doc.struct('LI')
    list.add(line)
    const { y } = sheet.doc
    tag(sheet, line, 'Lbl', () => write(sheet, '•', BODY, { x: sheet.left + 4, y, width: 10 }))
    const place = { x: sheet.left + PAD + 4, y, width: sheet.width - PAD - 4 }
    tag(sheet, line, 'LBody', () => write(sheet, item, BODY, place))
    line.end()
    space(sheet, 3)
  }
  list.end()
  space(sheet, 5)
}

const drawAmount: Draw<'amount'> = (sheet, { label, amount, detail }, accent) => {
  const width = sheet.width - 2 * PAD - 4
  const lines = [
    [label, SMALL],
    [amount, FIGURE],
    ...(detail === undefined ? [] : ([[detail, BODY]] as const)),
  ] as const
  const height = lines.reduce((sum, [text, style]) => sum + heightOf(sheet, text, style, width), 2 * PAD)
  makeRoom(sheet, height)
  const { left, doc } = sheet
  const top = doc.y
  artifact(sheet, () => {
    doc.rect(left, top, sheet.width, height).fill(TINT)
    doc.rect(left, top, 4, height).fill(accent)
  })
  doc.y = top + PAD
  for (const [text, style] of lines)
    tag(sheet, sheet.root, 'P', () => write(sheet, text, style, { x: left + PAD + 4, y: doc.y, width }))
  doc.y = top + height + 12
}

const DRAWINGS = {
  heading: drawHeading,
  text: drawText,
  note: drawNote,
  quote: drawQuote,
  amount: drawAmount,
  list: drawList,
  facts: (sheet, { rows }) =>
    drawTable(sheet, {
      columns: [{ share: 1 }, { share: 2.4 }],
      rows,
      hasRowTitles: true,
    }),
  table: (sheet, { columns, rows }) =>
    drawTable(sheet, { columns, rows, titles: columns.map(({ title }) => title) }),
} satisfies { [Kind in Block['kind']]: Draw<Kind> }

export const drawBlock = (sheet: Sheet, block: Block, accent: string): void => {
  // The table is complete by type, but the compiler cannot relate a kind to its drawing function.
  const draw = DRAWINGS[block.kind] as (sheet: Sheet, block: Block, accent: string) => void
  draw(sheet, block, accent)
}
