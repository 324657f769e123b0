import { expect, test } from 'vitest'
import { displayFileName } from './index.ts'

const PDF = 'application/pdf'

test.each([
  ['facture.pdf', PDF, 'facture.pdf'],
  ['Facture d’électricité (mai).PDF', PDF, 'Facture d’électricité (mai).PDF'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['photo.heic', 'image/jpeg', 'photo.heic.jpg'],
  ['facture.pdf.exe', PDF, 'facture.pdf.exe.pdf'],
  ['facture.exe.pdf', PDF, 'facture.exe.pdf'],
  ['facture\u202efdp.exe', PDF, 'facturefdp.exe.pdf'],
  ['\u2066annexe\u2069\u200b.pdf', PDF, 'annexe.pdf'],
  ['a\u0000b\r\nSet-Cookie: x.pdf', PDF, 'abSet-Cookie- x.pdf'],
  ['../../etc/passwd', PDF, 'passwd.pdf'],
  ['C:\\Users\\inès\\bail.pdf', PDF, 'bail.pdf'],
  ['/', PDF, 'document.pdf'],
  ['', PDF, 'document.pdf'],
  ['   ', 'image/png', 'document.png'],
  ['.htaccess', PDF, 'htaccess.pdf'],
  ['.pdf', PDF, 'pdf.pdf'],
  ['... .pdf', PDF, 'pdf.pdf'],
  ['a  b\tc.pdf', PDF, 'a bc.pdf'],
  ['a  b  c.pdf', PDF, 'a b c.pdf'],
  ['<script>"x"</script>.pdf', PDF, 'script-.pdf'],
  ['e\u0301te\u0301.pdf', PDF, 'été.pdf'],
  ['relevé.bin', 'application/octet-stream', 'relevé.bin.octet-stream'],
])('the name %j of a file of type %s is shown as %j', (raw, mime, expected) => {
  expect(displayFileName(raw, mime)).toBe(expected)
})

test('a long name is cut before its ending, between whole signs', () => {
  const name = displayFileName(`${'🏠'.repeat(300)}.pdf`, PDF)
  expect([...name]).toHaveLength(100)
  expect(name.endsWith('🏠.pdf')).toBe(true)
})

test('a name that was made once is made again the same', () => {
  for (const raw of ['a.pdf.exe', '../x', '\u202egpj.pdf', 'é'.repeat(300)]) {
    const once = displayFileName(raw, PDF)
    expect(displayFileName(once, PDF)).toBe(once)
  }
})
