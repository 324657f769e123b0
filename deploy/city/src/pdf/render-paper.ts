import { drawBlock } from './draw-blocks.ts'
import { drawEdges, drawHead } from './draw-frame.ts'
import type { Paper } from './paper.ts'
import { openSheet } from './sheet.ts'

const collect = (doc: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })

/** Sets a paper as a tagged PDF 1.7: its text can be searched, read aloud and copied. */
export const renderPaper = async (paper: Paper): Promise<Uint8Array> => {
  const sheet = openSheet(paper)
  const bytes = collect(sheet.doc)
  drawHead(sheet, paper)
  for (const block of paper.blocks) drawBlock(sheet, block, paper.accent)
  drawEdges(sheet, paper)
  sheet.root.end()
  sheet.doc.end()
  return bytes
}
