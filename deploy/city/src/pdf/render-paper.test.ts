import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { plainSpaces, readPdf } from '../testing/read-pdf.ts'
import { fontsOfPaper, NO_SHAPE } from './fonts.ts'
import type { Block, Paper } from './paper.ts'
import { printable } from './printable.ts'
import { renderPaper } from './render-paper.ts'

const paperOf = (blocks: readonly Block[], rest: Partial<Paper> = {}): Paper => ({
  lang: 'fr',
  title: 'Justificatif',
  sender: { name: 'Ville de Valmont', contact: ['4 place du Marché', '01 99 00 12 34'] },
  reference: 'Document A1B2, établi le 21/11/2026 à 12:30 (heure de Valmont)',
  number: 'A1B2',
  madeAt: Date.UTC(2026, 10, 21, 11, 30),
  accent: '#0f6b78',
  blocks,
  ...rest,
})
const read = async (blocks: readonly Block[], rest: Partial<Paper> = {}) =>
  readPdf(await renderPaper(paperOf(blocks, rest)))

/** The lines of a letter, as they stand on its pages, 70 points from the edge. */
const linesOf = async (blocks: readonly Block[]): Promise<string[]> => {
  const proxy = await getDocumentProxy(Uint8Array.from(await renderPaper(paperOf(blocks))))
  const lines: string[] = []
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const { items } = await (await proxy.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item && item.transform[4] === 70 && item.str) lines.push(item.str)
  }
  return lines
}

test('a paper reads no font: they are open since the first one', async () => {
  const reads = vi.spyOn(fs, 'readFileSync')
  // Libraries import `readFileSync` by name.
  syncBuiltinESMExports()
  await renderPaper(paperOf([{ kind: 'heading', text: 'Paiements' }]))
  const paths = reads.mock.calls.map(([path]) => String(path))
  reads.mockRestore()
  syncBuiltinESMExports()
  expect(paths.filter(path => path.endsWith('.ttf'))).toEqual([])
})

test('glyphs, which keep the letters that they were first asked for, are those of one paper', () => {
  const glyphOf = () => fontsOfPaper().regular.layout('X').glyphs[0]
  expect(glyphOf()?.codePoints).toEqual([88])
  expect(glyphOf()).not.toBe(glyphOf())
})

test('the two fonts draw the same characters, in lines of one height', () => {
  const { regular, bold } = fontsOfPaper()
  expect(bold.characterSet.toSorted((a, b) => a - b)).toEqual(regular.characterSet.toSorted((a, b) => a - b))
  for (const { ascent, descent, unitsPerEm } of [regular, bold])
    expect([ascent, descent, unitsPerEm]).toEqual([1069, -293, 1000])
})

describe('a document for everybody', () => {
  test('is tagged, says its language and its title, and its text can be searched', async () => {
    const pdf = await read([{ kind: 'text', text: 'Tarif : 1 234,50 €, l’œuvre du Marché' }], { lang: 'en' })
    expect(pdf).toMatchObject({ version: '1.7', isMarked: true, lang: 'en', title: 'Justificatif' })
    expect(pdf.text).toContain('Tarif : 1 234,50 €, l’œuvre du Marché')
    expect(pdf.text).toContain('Page 1 of 1')
    expect(pdf.size).toBeLessThan(100_000)
  })

  test('keeps its order and its meaning in its tree', async () => {
    const { tags } = await read([
      { kind: 'amount', label: 'À payer', amount: '17,00 €' },
      { kind: 'facts', rows: [['Titulaire', 'Camille']] },
      { kind: 'heading', text: 'Paiements' },
      { kind: 'table', columns: [{ title: 'Date', share: 1 }], rows: [['21/11/2026']] },
      { kind: 'list', items: ['un'] },
      { kind: 'quote', text: 'Bonjour,\n\nmerci.' },
      { kind: 'note', text: 'Fin.' },
    ])
    const facts = ['Table', 'TR', 'TH', 'TD']
    const table = ['Table', 'TR', 'TH', 'TR', 'TD']
    expect(tags.join(' ')).toBe(
      ['Document P P P H1 P', 'P P', ...facts, 'H2', ...table, 'L LI Lbl LBody BlockQuote P P P'].join(' '),
    )
  })

  test.each([
    ['plates', Array.from({ length: 30 }, (_, index) => `GB-${200 + index}-DE`), ', '],
    [
      'names with hyphens',
      Array.from({ length: 30 }, (_, index) => `Marie-Anne-Élisabeth-${100 + index}`),
      ' et ',
    ],
  ])('ends no line within one of the %s', async (_, words, between) => {
    const text = words.join(between)
    const { pages } = await read([
      { kind: 'facts', rows: [['Plaques', text]] },
      { kind: 'text', text },
    ])
    const told = pages.join(' ')
    for (const word of words) expect(told.split(word)).toHaveLength(3)
  })

  test('goes on over pages, with the titles of its table above every part but once in the tree', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [String(index + 1), `AB-${100 + index}-CD`])
    const columns = [
      { title: 'Rang', share: 1 },
      { title: 'Immatriculation', share: 5 },
    ]
    const { pages, tags } = await read([{ kind: 'table', columns, rows }])
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Rang Immatriculation')
      expect(page).toContain(`Page ${index + 1} sur ${pages.length}`)
    }
    expect(tags.filter(tag => tag === 'TH')).toHaveLength(2)
    expect(tags.filter(tag => tag === 'TR')).toHaveLength(101)
  })

  test('loses nothing of a cell that is higher than a page', async () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `mot${index}`)
    const { text, pages } = await read([
      { kind: 'table', columns: [{ title: 'Motif', share: 1 }], rows: [[words.join(' ')]] },
    ])
    expect(pages.length).toBeGreaterThan(3)
    for (const word of words) expect(text).toContain(word)
  })

  test('fills the lines of a letter, whatever its words', async () => {
    const sentence = 'Je suis resté devant la machine et j’ai appelé le numéro indiqué, sans réponse.'
    const { regular } = fontsOfPaper()
    const widthOf = (text: string) => regular.layout(text).advanceWidth / 100
    const [first = '', ...others] = await linesOf([{ kind: 'quote', text: `${sentence} `.repeat(40).trim() }])
    expect(others.length).toBeGreaterThan(25)
    const widest = Math.max(...[first, ...others].map(widthOf))
    let line = first
    for (const next of others) {
      // What does not fit is a word, and what PDFKit counts for the end of a line.
      expect(widthOf(`${line} ${next.split(' ')[0]}`)).toBeGreaterThan(widest - 7)
      line = next
    }
  })

  test('loses nothing of a long letter', async () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `mot${index}`)
    const { text, size } = await read([{ kind: 'quote', text: words.join(' ') }])
    for (const word of words) expect(text).toContain(word)
    expect(size).toBeLessThan(300_000)
  })
})

describe('a name is printed as it is written', () => {
  test.each([
    ['Latin with every accent', 'Françoise Łukasz Ștefănescu Nguyễn Đặng Ḥasan Þór ẞ'],
    ['letters written with loose accents', 'Zoe\u0308 Franc\u0327oise'],
    ['words with ligatures', 'Griffith affiché efficace fjord'],
    ['Greek and Cyrillic', 'Γιώργος Παπαδόπουλος, Мария Шевченко'],
    ['signs', '« 12 € » – n° 4 … ½ ⅓ ™ № ℃'],
    ['arrows, bullets and mathematics', '→ ⇒ ● ▪ ■ ☐ ☑ ✓ ✔ ✘ ➢ ★ − ≤ ≥ ≠ ≈ ∞ ① ⚠'],
    ['emoji', '😡 🙏 🚗 🅿 ♿ ❤ 👍 🇫🇷 🏠'],
  ])('%s', async (_name, text) => {
    const pdf = await read([{ kind: 'text', text }])
    expect(pdf.text).toContain(plainSpaces(text.normalize('NFC')))
  })

  test.each([
    ['a word with ligatures, as a PDF gives it when copied,', 'certiﬁcat', 'certificat'],
    ['a letter that is struck through', 'a\u0336', `a${NO_SHAPE}`],
    ['an overlay on a capital', 'A\u0334', `A${NO_SHAPE}`],
    ['a mark that the font places', 'ẹ\u0301', 'ẹ\u0301'],
  ])('%s is printed, whatever the font has a place for', async (_name, text, expected) => {
    const pdf = await read([{ kind: 'quote', text: `[${text}]` }])
    expect(pdf.text.normalize('NFC')).toContain(`[${expected}]`)
  })

  test.each([
    ['a sign that turns the reading direction', 'ami\u202eennemi', 'amiennemi'],
    ['invisible joiners and soft hyphens', 'sta\u200btion\u00adnement', 'stationnement'],
    ['a null and other controls', 'a\u0000b\u0007c', 'abc'],
    ['half of a character', 'a\ud800b', `a${NO_SHAPE}b`],
    ['a script that the font does not have', '李 明', `${NO_SHAPE} ${NO_SHAPE}`],
    ['an emoji with a skin tone, in one colour', 'merci 🙏🏽', 'merci 🙏'],
    ['line ends of every system', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ])('%s', (_name, text, expected) => {
    expect(printable(text)).toBe(expected)
  })

  test('whatever Unicode allows, without failing, and legibly where the font has it', async () => {
    const size = { minLength: 1, maxLength: 60 }
    const text = fc.oneof(fc.string({ unit: 'binary', ...size }), fc.string({ unit: 'grapheme', ...size }))
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, title, comment) => {
        const pdf = await read(
          [
            { kind: 'facts', rows: [['Titulaire', `<${name}>`]] },
            { kind: 'quote', text: `[${comment}]` },
          ],
          { title },
        )
        // Unplaceable marks become NO_SHAPE; some signs are read back as the letters that they stand for.
        const bare = (raw: string) => raw.normalize('NFKC').replace(/\s|\p{M}|\uFFFD/gu, '')
        const letters = (raw: string) => bare(printable(raw))
        const found = bare(pdf.text)
        expect(found).toContain(`<${letters(name)}>`)
        expect(found).toContain(`[${letters(comment)}]`)
      }),
      { numRuns: 50 },
    )
  }, 60_000)
})
