import {
  artifact,
  BODY,
  type Element,
  heightOf,
  LINE,
  makeRoom,
  type Sheet,
  SMALL,
  STRONG,
  space,
  type TextStyle,
  TINT,
  tag,
  write,
} from './sheet.ts'
import { splitToHeight } from './split-to-height.ts'

interface TableColumn {
  share: number
  align?: 'right'
}

export interface TableShape {
  columns: readonly TableColumn[]
  rows: readonly (readonly string[])[]
  /** Column titles, repeated on every page. */
  titles?: readonly string[]
  /** The first cell of each row is its header. */
  hasRowTitles?: boolean
}

interface Cell {
  x: number
  width: number
  align: 'left' | 'right'
}

const PAD_X = 8
const PAD_Y = 5
const TITLE: TextStyle = { ...SMALL, font: 'bold' }

const cellsOf = (sheet: Sheet, columns: readonly TableColumn[]): Cell[] => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let x = sheet.left
  return columns.map(({ share, align }) => {
    const width = (sheet.width * share) / whole
    const cell = { x: x + PAD_X, width: width - 2 * PAD_X, align: align ?? ('left' as const) }
    x += width
    return cell
  })
}

type StyleOf = (column: number) => TextStyle

/** Sets the first cell apart: as row header, or else as the main value. */
const bodyStyle =
  ({ hasRowTitles }: TableShape): StyleOf =>
  column => {
    if (column > 0) return BODY
    return hasRowTitles === true ? { ...BODY, colour: SMALL.colour } : STRONG
  }

const rowHeight = (sheet: Sheet, cells: readonly Cell[], texts: readonly string[], styleOf: StyleOf) =>
  Math.max(...cells.map(({ width }, index) => heightOf(sheet, texts[index] ?? '', styleOf(index), width))) +
  2 * PAD_Y

const backdrop = (sheet: Sheet, top: number, height: number, isTitle: boolean): void =>
  artifact(sheet, doc => {
    if (isTitle) doc.rect(sheet.left, top, sheet.width, height).fill(TINT)
    doc
      .moveTo(sheet.left, top + height)
      .lineTo(sheet.left + sheet.width, top + height)
      .lineWidth(0.6)
      .stroke(LINE)
  })

const titleRow = (sheet: Sheet, cells: readonly Cell[], titles: readonly string[], table: Element | null) => {
  const { doc } = sheet
  const top = doc.y
  const height = rowHeight(sheet, cells, titles, () => TITLE)
  backdrop(sheet, top, height, true)
  const row = table === null ? null : doc.struct('TR')
  if (row !== null) table?.add(row)
  for (const [index, cell] of cells.entries()) {
    const draw = () => write(sheet, titles[index] ?? '', TITLE, { ...cell, y: top + PAD_Y })
    // Repeated titles are visual only: the structure tree holds them once.
    if (row === null) artifact(sheet, draw)
    else row.add(doc.struct('TH', { scope: 'Column' }, draw))
  }
  row?.end()
  doc.y = top + height
}

const bodyRow = (
  sheet: Sheet,
  cells: readonly Cell[],
  texts: readonly string[],
  table: Element,
  shape: TableShape,
) => {
  const { doc } = sheet
  const styleOf = bodyStyle(shape)
  const top = doc.y
  const height = rowHeight(sheet, cells, texts, styleOf)
  backdrop(sheet, top, height, false)
  const row = doc.struct('TR')
  table.add(row)
  for (const [index, cell] of cells.entries()) {
    const isTitle = shape.hasRowTitles === true && index === 0
    const draw = () => write(sheet, texts[index] ?? '', styleOf(index), { ...cell, y: top + PAD_Y })
    if (isTitle) row.add(doc.struct('TH', { scope: 'Row' }, draw))
    else tag(sheet, row, 'TD', draw)
  }
  row.end()
  doc.y = top + height
}

/** Draws a table over as many pages as needed, repeating its titles on each. */
export const drawTable = (sheet: Sheet, shape: TableShape): void => {
  const cells = cellsOf(sheet, shape.columns)
  const table = sheet.doc.struct('Table')
  sheet.root.add(table)
  const titles = shape.titles ?? []
  if (titles.length > 0) {
    makeRoom(sheet, rowHeight(sheet, cells, titles, () => TITLE) + 40)
    titleRow(sheet, cells, titles, table)
  }
  for (const row of shape.rows.flatMap(texts => splitToHeight(sheet, cells, texts))) {
    const isNewPage = makeRoom(sheet, rowHeight(sheet, cells, row, bodyStyle(shape)))
    if (isNewPage && titles.length > 0) titleRow(sheet, cells, titles, null)
    bodyRow(sheet, cells, row, table, shape)
  }
  table.end()
  space(sheet, 12)
}
