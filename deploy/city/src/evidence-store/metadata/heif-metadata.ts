interface Box {
  type: string
  from: number
  to: number
}

/** Items that describe: Exif, XMP and what an address names. The turn of the picture is a property of its own. */
const PRIVATE: readonly string[] = ['Exif', 'mime', 'uri ']
/** Boxes that anybody may fill. */
const LOOSE: readonly string[] = ['uuid', 'free', 'skip', 'udta']

function boxesIn(bytes: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const size = bytes.readUInt32BE(at) || to - at
    if (size < 8 || at + size > to) throw new RangeError('a box beyond its own')
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size })
    at += size
  }
  return boxes
}

/** Reads numbers one after the other, of 0, 2, 4 or 8 bytes. */
function cursor(bytes: Buffer, start: number) {
  let at = start
  return {
    number(size: number): number {
      at += size
      if (size === 0) return 0
      return size === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUIntBE(at - size, size)
    },
  }
}

function privateItems(bytes: Buffer, { from, to }: Box): ReadonlySet<number> {
  const entries = boxesIn(bytes, from + (bytes[from] === 0 ? 6 : 8), to)
  const items = entries.flatMap(({ from: entry }) => {
    const idSize = bytes[entry] === 3 ? 4 : 2
    const id = bytes.readUIntBE(entry + 4, idSize)
    const type = bytes.toString('latin1', entry + 6 + idSize, entry + 10 + idSize)
    return PRIVATE.includes(type) ? [id] : []
  })
  return new Set(items)
}

interface Extent {
  item: number
  /** 0: in the file; 1: in the box of data beside the description. */
  method: number
  offset: number
  length: number
}

function extentsIn(bytes: Buffer, { from }: Box): readonly Extent[] {
  const version = bytes.readUInt8(from)
  const sizes = bytes.readUInt16BE(from + 4)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const next = cursor(bytes, from + 6)
  const extents: Extent[] = []
  for (let items = next.number(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const item = next.number(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : next.number(2) & 15
    next.number(2)
    const base = next.number(baseSize)
    for (let count = next.number(2); count > 0; count -= 1) {
      next.number(indexSize)
      const offset = base + next.number(offsetSize)
      extents.push({ item, method, offset, length: next.number(lengthSize) })
    }
  }
  return extents
}

/** Wipes the items in place: whatever lies behind them is found by where it lies. */
export const heifWithoutMetadata = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  const outer = boxesIn(bytes, 0, bytes.length)
  const inner = outer
    .filter(({ type }) => type === 'meta')
    .flatMap(({ from, to }) => boxesIn(bytes, from + 4, to))
  const [names, places, data] = ['iinf', 'iloc', 'idat'].map(type => inner.find(box => box.type === type))
  const items = names ? privateItems(bytes, names) : new Set<number>()
  for (const { item, method, offset, length } of places ? extentsIn(bytes, places) : []) {
    const start = (method === 1 ? (data?.from ?? 0) : 0) + offset
    // A length that is left out is the whole rest, which no description is.
    if (items.has(item) && length > 0) bytes.fill(0, start, Math.min(bytes.length, start + length))
  }
  for (const { type, from, to } of [...outer, ...inner]) if (LOOSE.includes(type)) bytes.fill(0, from, to)
  return bytes
}
