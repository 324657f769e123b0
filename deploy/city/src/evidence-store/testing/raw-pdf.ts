import { deflateSync } from 'node:zlib'

/** Location of an object: a byte offset, or an object stream and an index in it. */
type Place = { at: number } | { within: number; index: number }

/** Writes a PDF byte by byte with its own cross-reference table, for files that no library writes but viewers open. */
export class RawPdf {
  private readonly pieces: Buffer[] = []
  private readonly places = new Map<number, Place>()
  private size = 0

  constructor() {
    this.raw('%PDF-1.7\n')
  }

  /** Appends raw bytes; returns their offset. */
  raw(content: string | Buffer): number {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
    const at = this.size
    this.pieces.push(bytes)
    this.size += bytes.length
    return at
  }

  object(number: number, body: string | Buffer): this {
    this.places.set(number, { at: this.raw(`${number} 0 obj\n`) })
    this.raw(body)
    this.raw('\nendobj\n')
    return this
  }

  /** Adds a table entry for an object at any location, true or not. */
  lead(number: number, place: Place): this {
    this.places.set(number, place)
    return this
  }

  stream(number: number, dict: string, data: Buffer, length: string = String(data.length)): number {
    this.places.set(number, { at: this.raw(`${number} 0 obj\n<< ${dict} /Length ${length} >>\nstream\n`) })
    const at = this.raw(data)
    this.raw('\nendstream\nendobj\n')
    return at
  }

  /** Adds the visible page. */
  page(entries = ''): this {
    return this.object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>').object(
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${entries} >>`,
    )
  }

  /** Ends the file with a cross-reference stream, as packed objects require. */
  end(more = '/Root 1 0 R'): Buffer {
    const last = 90
    const rows = Array.from({ length: last + 1 }, (_, number) => this.rowOf(number, last))
    const dict = `/Type /XRef /Size ${last + 1} /W [1 4 2] ${more}`
    const at = this.size
    this.stream(last, `${dict} /Filter /FlateDecode`, deflateSync(Buffer.concat(rows)))
    return this.close(at)
  }

  /** Ends the file with a plain table and its trailer. */
  endPlain(trailer = '<< /Size 91 /Root 1 0 R >>'): Buffer {
    const at = this.table()
    this.raw(`trailer\n${trailer}\n`)
    return this.close(at)
  }

  /** Writes a plain cross-reference table; returns its offset. */
  table(): number {
    const at = this.raw('xref\n0 91\n')
    for (let number = 0; number <= 90; number += 1) {
      const place = this.places.get(number)
      const isThere = place !== undefined && 'at' in place
      this.raw(`${String(isThere ? place.at : 0).padStart(10, '0')} 00000 ${isThere ? 'n' : 'f'} \n`)
    }
    return at
  }

  close(at: number): Buffer {
    this.raw(`startxref\n${at}\n%%EOF\n`)
    return Buffer.concat(this.pieces)
  }

  private rowOf(number: number, last: number): Buffer {
    const row = Buffer.alloc(7)
    const place: Place | undefined = number === last ? { at: this.size } : this.places.get(number)
    if (place === undefined) return row
    row.writeUInt8('at' in place ? 1 : 2, 0)
    row.writeUInt32BE('at' in place ? place.at : place.within, 1)
    row.writeUInt16BE('at' in place ? 0 : place.index, 5)
    return row
  }
}

/** Data of an object stream with one object. */
export const packedObject = (number: number, body: string) => {
  const head = `${number} 0 `
  return { first: head.length, data: deflateSync(Buffer.from(head + body, 'latin1')) }
}
