import { AFRelationship, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import PdfKit from 'pdfkit'

type Draw = (document: PDFDocument) => void | Promise<void>

/** Creates a one-page PDF with additions; objects are packed into streams by default. */
export const pdf = async (draw: Draw = () => undefined, isPacked = true): Promise<Buffer> => {
  const document = await PDFDocument.create()
  document.addPage([200, 200]).drawText('Justificatif de domicile')
  await draw(document)
  return Buffer.from(await document.save({ useObjectStreams: isPacked }))
}

/** Adds an entry to the document's catalogue. */
export const withEntry =
  (name: string, literal: unknown): Draw =>
  document => {
    document.catalog.set(PDFName.of(name), document.context.obj(literal as never))
  }

const script = PDFString.of('app.alert(1)')
export const ACTION = { S: 'JavaScript', JS: script }

/** Adds a note with an action to the page. */
export const withAnnotation =
  (annotation: Record<string, unknown>): Draw =>
  document => {
    const note = { Type: 'Annot', Rect: [0, 0, 10, 10], ...annotation }
    const reference = document.context.register(document.context.obj(note as never))
    document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([reference]))
  }

export const withAttachment: Draw = document =>
  document.attach(Buffer.from('MZ'), 'setup.exe', { afRelationship: AFRelationship.Data })

export const encryptedPdf = async (): Promise<Buffer> => {
  const document = await PDFDocument.create()
  document.addPage()
  await document.encrypt({ userPassword: 'secret', ownerPassword: 'owner', permissions: {} })
  return Buffer.from(await document.save())
}

/** A PDF written by another library, with its own tables. */
export const tablePdf = (): Promise<Buffer> =>
  new Promise(resolve => {
    const document = new PdfKit({ lang: 'fr', tagged: true })
    const pieces: Buffer[] = []
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.text('Facture').image(Buffer.from(ONE_PIXEL, 'base64'))
    document.end()
  })

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const INNOCENT = `98 0 obj
<< /Type /Pages /Kids [] /Count 0 >>
endobj
99 0 obj
<< /Type /Catalog /Pages 98 0 R >>
endobj
trailer
<< /Root 99 0 R >>
%%EOF
`

/** Appends a version that redefines every object; viewers may still be led to the first one. */
export const overwritten = (original: Buffer): Buffer => {
  const blanks = Array.from({ length: 30 }, (_, index) => `${index + 1} 0 obj\nnull\nendobj\n`)
  return Buffer.concat([original, Buffer.from(`\n${blanks.join('')}${INNOCENT}`, 'latin1')])
}

/** Inserts bytes after the first line, where comments may be. */
export const withComment = (original: Buffer, comment: string): Buffer => {
  const line = original.indexOf('\n') + 1
  return Buffer.concat([
    original.subarray(0, line),
    Buffer.from(`%${comment}\n`, 'latin1'),
    original.subarray(line),
  ])
}
