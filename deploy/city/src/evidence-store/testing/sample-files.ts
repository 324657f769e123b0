import { deflateSync } from 'node:zlib'
import type { ContentFault } from '../content-fault.ts'
import * as pdfs from './sample-pdfs.ts'
import * as pictures from './sample-pictures.ts'

/** A file with its declared type, its bytes, and the city's expected verdict. */
export type SampleFile = readonly [
  name: string,
  mime: string,
  content: Buffer | Promise<Buffer>,
  fault: ContentFault | null,
]

const PDF = 'application/pdf'
const text = (content: string) => Buffer.from(content, 'latin1')
const { JPEG, png } = pictures
const ZIP = Buffer.concat([text('PK\x05\x06'), Buffer.alloc(18)])
const HTML = '<html><script>alert(1)</script></html>'

const scannedPage = () =>
  pdfs.pdf(document => {
    document.context.register(document.context.stream(text('\xff\x00/JS (\x01/AA /XFA \xfe')))
  })

/** Files that citizens send. */
export const GOOD_FILES: readonly SampleFile[] = [
  ['a PDF with packed objects', PDF, pdfs.pdf(), null],
  ['a PDF without packed objects', PDF, pdfs.pdf(undefined, false), null],
  ['a tagged PDF with a picture, of another writer', PDF, pdfs.tablePdf(), null],
  [
    'a PDF that opens on its first page',
    PDF,
    pdfs.pdf(pdfs.withEntry('OpenAction', { S: 'GoTo', D: [] })),
    null,
  ],
  ['a PDF with a view to open with', PDF, pdfs.pdf(pdfs.withEntry('OpenAction', [0, 'Fit'])), null],
  [
    'a PDF with a link to a site',
    PDF,
    pdfs.pdf(pdfs.withAnnotation({ Subtype: 'Link', A: { S: 'URI', URI: 'x' } })),
    null,
  ],
  ['a scanned page that contains /JS by chance', PDF, scannedPage(), null],
  ['a JPEG', 'image/jpeg', JPEG, null],
  ['a JPEG with a preview inside', 'image/jpeg', pictures.jpegWithPreview(), null],
  ['a JPEG followed by what its camera adds', 'image/jpeg', Buffer.concat([JPEG, Buffer.alloc(99, 1)]), null],
  ['a JPEG of just forty megapixels', 'image/jpeg', pictures.jpegOfSize(8_000, 5_000), null],
  ['a PNG', 'image/png', png(), null],
  ['a PNG of exactly 10,000,000 bytes', 'image/png', pictures.pngOfBytes(10_000_000), null],
  ['a GIF', 'image/gif', pictures.GIF, null],
  ['a GIF that moves', 'image/gif', pictures.MOVING_GIF, null],
  ['a WebP', 'image/webp', pictures.WEBP, null],
  ['a WebP that moves', 'image/webp', pictures.MOVING_WEBP, null],
  ['a WebP without loss', 'image/webp', pictures.LOSSLESS_WEBP, null],
  ['a photo of an iPhone', 'image/heic', pictures.HEIC, null],
  ['the same as HEIF', 'image/heif', pictures.HEIC, null],
  ['an AVIF', 'image/avif', pictures.AVIF, null],
  ['a scan of two pages as TIFF', 'image/tiff', pictures.tiff([4, 2], [2, 4]), null],
  ['a BMP', 'image/bmp', pictures.bmp(), null],
]

const UNSUPPORTED = 'FileTypeNotSupported'
const UNREADABLE = 'FileUnreadable'

/** An object stream inside another stream's data, to which a cross-reference table could point. */
const nestedObjects = async () => {
  const objects = deflateSync(text('9 0 << /S /JavaScript /JS (app.alert(1)) >>'))
  const head = text(
    `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${objects.length} >>\nstream\n`,
  )
  const inner = Buffer.concat([head, objects, text('\nendstream\nendobj\n')])
  return pdfs.pdf(document => {
    document.context.register(document.context.stream(inner))
  })
}

/** A hundred kilobytes that unpack to a hundred megabytes. */
const bomb = async () => {
  const objects = deflateSync(Buffer.alloc(100_000_000, 0x20))
  const head = `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${objects.length} >>\nstream\n`
  return Buffer.concat([await pdfs.pdf(), text(head), objects, text('\nendstream\nendobj\n%%EOF')])
}

/** Compressed twice, as no PDF writer does: the parser would unpack it twice. */
const packedTwice = async () => {
  const objects = deflateSync(deflateSync(text('9 0 << /S /JavaScript /JS (app.alert(1)) >>')))
  const filter = '[ /FlateDecode /FlateDecode ]'
  const head = `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${objects.length} >>\nstream\n`
  return Buffer.concat([await pdfs.pdf(), text(head), objects, text('\nendstream\nendobj\n%%EOF')])
}

const packed = (entry: string, value: unknown) => pdfs.pdf(pdfs.withEntry(entry, value))
const note = (annotation: Record<string, unknown>) => pdfs.pdf(pdfs.withAnnotation(annotation))

export const BAD_PDFS: readonly SampleFile[] = [
  ['a page named as PDF', PDF, text(HTML), UNREADABLE],
  ['a page behind the first line of a PDF', PDF, text(`%PDF-1.7\n${HTML}\n%%EOF`), UNSUPPORTED],
  [
    'a real PDF with a page in a comment',
    PDF,
    pdfs.pdf().then(good => pdfs.withComment(good, HTML)),
    UNSUPPORTED,
  ],
  [
    'a real PDF that is an archive too',
    PDF,
    pdfs.pdf().then(good => Buffer.concat([good, ZIP])),
    UNSUPPORTED,
  ],
  ['a program named as PDF', PDF, text('MZ\x90\0'), UNREADABLE],
  ['a picture named as PDF', PDF, JPEG, UNREADABLE],
  ['the first line of a PDF alone', PDF, text('%PDF-1.7\n'), UNREADABLE],
  ['a PDF without pages', PDF, text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'), UNREADABLE],
  ['half a PDF', PDF, pdfs.pdf().then(good => good.subarray(0, good.length >> 1)), UNREADABLE],
  ['a PDF behind a password', PDF, pdfs.encryptedPdf(), UNREADABLE],
  [
    '/JavaScript in plain sight',
    PDF,
    pdfs.pdf(pdfs.withEntry('OpenAction', pdfs.ACTION), false),
    UNSUPPORTED,
  ],
  [
    '/JavaScript with its letters hidden',
    PDF,
    pdfs
      .pdf(pdfs.withEntry('OpenAction', pdfs.ACTION), false)
      .then(bad => text(bad.toString('latin1').replaceAll('/JavaScript', '/Java#53cript'))),
    UNSUPPORTED,
  ],
  ['/JavaScript in packed objects', PDF, packed('OpenAction', pdfs.ACTION), UNSUPPORTED],
  ['a named script', PDF, pdfs.pdf(document => document.addJavaScript('a', 'x()')), UNSUPPORTED],
  ['/JS alone', PDF, packed('AA', { O: { JS: 'x()' } }), UNSUPPORTED],
  [
    'a script that a later version overwrites',
    PDF,
    packed('OpenAction', pdfs.ACTION).then(pdfs.overwritten),
    UNSUPPORTED,
  ],
  ['packed objects within other data', PDF, nestedObjects(), UNREADABLE],
  ['packed objects that become enormous', PDF, bomb(), UNREADABLE],
  ['objects that are packed twice', PDF, packedTwice(), UNREADABLE],
  ['/Launch', PDF, note({ Subtype: 'Link', A: { S: 'Launch', F: 'cmd.exe' } }), UNSUPPORTED],
  [
    '/OpenAction to a site',
    PDF,
    packed('OpenAction', { S: 'URI', URI: 'https://evil.example' }),
    UNSUPPORTED,
  ],
  [
    '/OpenAction to a page, then elsewhere',
    PDF,
    packed('OpenAction', { S: 'GoTo', D: [], Next: { S: 'URI', URI: 'x' } }),
    UNSUPPORTED,
  ],
  ['/OpenAction to another file', PDF, packed('OpenAction', { S: 'GoToR', F: 'x.pdf' }), UNSUPPORTED],
  ['/EmbeddedFile', PDF, pdfs.pdf(pdfs.withAttachment), UNSUPPORTED],
  ['/EmbeddedFile in plain sight', PDF, pdfs.pdf(pdfs.withAttachment, false), UNSUPPORTED],
  ['/RichMedia', PDF, note({ Subtype: 'RichMedia' }), UNSUPPORTED],
  ['/SubmitForm', PDF, note({ Subtype: 'Widget', A: { S: 'SubmitForm', F: 'x' } }), UNSUPPORTED],
  ['an XFA form', PDF, packed('AcroForm', { Fields: [], XFA: ['template', '<xdp/>'] }), UNSUPPORTED],
]

const cut = (good: Buffer) => good.subarray(0, good.length - 12)
const header = png()

export const BAD_PICTURES: readonly SampleFile[] = [
  ['an SVG under its own type', 'image/svg+xml', text('<svg xmlns="x"><script/></svg>'), UNSUPPORTED],
  ['an SVG named as PNG', 'image/png', text('<svg xmlns="x"><script/></svg>'), UNREADABLE],
  ['a page under its own type', 'text/html', text(HTML), UNSUPPORTED],
  ['bytes of no type', 'application/octet-stream', JPEG, UNSUPPORTED],
  ['nothing, as JPEG', 'image/jpeg', Buffer.alloc(0), UNREADABLE],
  ['nothing, as PDF', PDF, Buffer.alloc(0), UNREADABLE],
  ['10,000,001 bytes', 'image/png', pictures.pngOfBytes(10_000_001), 'FileTooLarge'],
  ['a JPEG named as PNG', 'image/png', JPEG, UNREADABLE],
  ['a PNG named as JPEG', 'image/jpeg', png(), UNREADABLE],
  ['an AVIF named as HEIC', 'image/heic', pictures.heif(['avif', 'miaf']), UNREADABLE],
  ['a video named as HEIC', 'image/heic', pictures.heif(['isom', 'mp42']), UNREADABLE],
  [
    'a PNG of 30,000 × 30,000 in its header',
    'image/png',
    png({ width: 30_000, height: 30_000 }),
    'FileTooLarge',
  ],
  ['a PNG of no width', 'image/png', png({ width: 0 }), UNREADABLE],
  [
    'a JPEG of a row more than forty megapixels',
    'image/jpeg',
    pictures.jpegOfSize(8_000, 5_001),
    'FileTooLarge',
  ],
  [
    'a TIFF whose second page is enormous',
    'image/tiff',
    pictures.tiff([4, 2], [65_000, 65_000]),
    'FileTooLarge',
  ],
  ['an enormous BMP without its data', 'image/bmp', pictures.bmp(30_000, 30_000), UNREADABLE],
  ['an enormous HEIC', 'image/heic', pictures.heif(['heic', 'mif1'], [20_000, 20_000]), 'FileTooLarge'],
  [
    'an enormous HEIC that is cropped to a stamp',
    'image/heic',
    pictures.heif(['heic', 'mif1'], [20_000, 20_000], 19_990),
    'FileTooLarge',
  ],
  ['a JPEG that breaks off', 'image/jpeg', cut(JPEG), UNREADABLE],
  ['a JPEG that breaks off after its preview', 'image/jpeg', cut(pictures.jpegWithPreview()), UNREADABLE],
  ['the beginning of a JPEG', 'image/jpeg', JPEG.subarray(0, 40), UNREADABLE],
  ['a PNG that breaks off', 'image/png', header.subarray(0, header.length - 16), UNREADABLE],
  ['a PNG with a broken chunk', 'image/png', Buffer.from(header).fill(1, 44, 46), UNREADABLE],
  ['a GIF that breaks off', 'image/gif', cut(pictures.GIF), UNREADABLE],
  ['a WebP that breaks off', 'image/webp', cut(pictures.WEBP), UNREADABLE],
  ['a HEIC that breaks off', 'image/heic', cut(pictures.HEIC), UNREADABLE],
  ['an AVIF that breaks off', 'image/avif', cut(pictures.AVIF), UNREADABLE],
  ['a TIFF that breaks off', 'image/tiff', cut(pictures.tiff([4, 2])), UNREADABLE],
  ['a TIFF whose last page breaks off', 'image/tiff', cut(pictures.tiff([4, 2], [2, 4])), UNREADABLE],
  ['a BMP that breaks off', 'image/bmp', cut(pictures.bmp()), UNREADABLE],
  ['a TIFF that leads in a circle', 'image/tiff', text('II*\0\x08\0\0\0\0\0\x08\0\0\0'), UNREADABLE],
  ['a GIF that is a script', 'image/gif', text('GIF89a/*\0\0\0\0\0*/=1;alert(1)//;'), UNREADABLE],
  ['a picture followed by a page', 'image/jpeg', Buffer.concat([JPEG, text(HTML)]), UNSUPPORTED],
  [
    'a page inside a picture',
    'image/png',
    png({ extra: pictures.pngChunk('tEXt', text(HTML)) }),
    UNSUPPORTED,
  ],
  ['a picture followed by an archive', 'image/png', Buffer.concat([png(), ZIP]), UNSUPPORTED],
  [
    'a picture followed by an archive with a remark',
    'image/jpeg',
    Buffer.concat([JPEG, ZIP.subarray(0, 20), text('\x03\0abc')]),
    UNSUPPORTED,
  ],
  ['a picture that is a PDF too', 'image/jpeg', Buffer.concat([JPEG, text('%PDF-1.7')]), UNSUPPORTED],
  [
    'a picture followed by a server’s program',
    'image/gif',
    Buffer.concat([pictures.GIF, text('<?php x()')]),
    UNSUPPORTED,
  ],
]
