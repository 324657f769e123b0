import { beforeAll, describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { AGENT_TEXT, everyLetter, type Sample, UNTIL_SHOWN } from '../testing/every-letter.ts'
import { claimMail, keepMail } from './waiting-mail.repo.ts'

const city = testCity()
let samples: readonly Sample[]

beforeAll(() => {
  samples = everyLetter(city.deps.cities[0]!)
})

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&amp;': '&',
}
const decoded = (text: string) => text.replace(/&(?:lt|gt|quot|amp|#39);/g, sign => ENTITIES[sign] ?? sign)
const wordsOf = (text: string) => text.split(/\s+/).filter(word => word !== '')
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decoded(href))

/** The visible words of the HTML, except head, heading and city name: the text must say the same. */
const spoken = (html: string) =>
  decoded(
    html
      .slice(html.indexOf('</h1>'))
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )

/** The text without URLs, list dashes and the colons before URLs, which the HTML does not contain. */
const withoutAddresses = (text: string) => text.replace(/\s?:\nhttps?:\S+/g, '').replace(/^– /gm, '')

const failing = (isRight: (sample: Sample) => boolean) =>
  samples
    .filter(sample => !isRight(sample))
    .map(({ letter, variant, lang }) => `${letter} ${variant} ${lang}`)

describe('every letter, in both languages', () => {
  test('says the same as text and as HTML', () => {
    for (const { letter, lang, mail } of samples)
      expect(wordsOf(plain(spoken(mail.html ?? ''))), `${letter} ${lang}`).toEqual(
        wordsOf(plain(withoutAddresses(mail.text))),
      )
  })

  test('is answered to the city, which reads it', () => {
    const { email } = city.deps.cities[0]!.contact
    expect(failing(({ mail }) => mail.headers?.['Reply-To'] === email)).toEqual([])
  })

  test('names its language, which a screen reader speaks and a mail program translates from', () => {
    expect(failing(({ mail, lang }) => mail.headers?.['Content-Language'] === lang)).toEqual([])
  })

  test('names its case in both', () => {
    const isNamed = ({ mail, names }: Sample) =>
      names.every(name => mail.text.includes(name) && plain(spoken(mail.html ?? '')).includes(plain(name)))
    expect(failing(isNamed)).toEqual([])
  })

  test('says until when, as the page does', () => {
    const isDated = ({ mail }: Sample) =>
      [mail.text, spoken(mail.html ?? '')].every(said => plain(said).includes(UNTIL_SHOWN))
    expect(failing(sample => !sample.hasDeadline || isDated(sample))).toEqual([])
  })

  test('has a link that leads to the same place in both', () => {
    const isLinked = ({ mail }: Sample) => {
      const addresses = mail.text.split('\n').filter(line => line.startsWith('http'))
      return addresses.length > 0 && String(addresses) === String(hrefsOf(mail.html ?? ''))
    }
    expect(failing(isLinked)).toEqual([])
  })

  test('fetches nothing, is told in its language, and has one heading and links that say what they do', () => {
    const isSound = ({ mail: { html = '', subject }, lang }: Sample) =>
      !/\ssrc=|url\(|@import|<(?:script|link|img|form|iframe)\b/i.test(html) &&
      html.includes(`<html lang="${lang}">`) &&
      html.match(/<h1/g)?.length === 1 &&
      decoded(html).includes(`<title>${subject.split(' – ')[0]}</title>`) &&
      html.includes('prefers-color-scheme:dark') &&
      html.includes('name="color-scheme" content="light dark"') &&
      !/>\s*https?:/.test(html)
    expect(failing(isSound)).toEqual([])
  })

  test('never promises a day where a moment is meant', () => {
    expect(failing(({ mail }) => !/avant le \d{1,2} |\{|<open>/.test(mail.text))).toEqual([])
  })

  test('asks to be written to with a way to write', () => {
    const asks = /prévenez-nous|écrivez-nous|tell us|write to us/
    const asking = samples.filter(({ mail }) => asks.test(mail.text))
    expect(asking.length).toBeGreaterThanOrEqual(8)
    expect(
      failing(
        ({ mail }) => !asks.test(mail.text) || /^(?:Écrire à la ville|Write to the city)/m.test(mail.text),
      ),
    ).toEqual([])
  })

  test('says days and hours as the pages do, each on one line', () => {
    const WORDED = / \d{1,2} (?:novembre|décembre|November|December) \d{4}/
    expect(failing(({ mail }) => !WORDED.test(mail.text))).toEqual([])
    const isWhole = ({ mail: { html = '' } }: Sample) => {
      const moments = html.slice(html.indexOf('<h1')).match(/\d{2}\/\d{2}\/\d{4}\s-\s\d{2}:\d{2}/gu) ?? []
      const unbroken = html.match(/<span style="white-space:nowrap">[^<]*<\/span>/g) ?? []
      return moments.length === unbroken.length
    }
    expect(failing(isWhole)).toEqual([])
  })

  test('promises money to its receiver alone, and asks nobody else for bank details', () => {
    const others = samples.filter(({ variant }) => variant === 'of-another')
    expect(others).toHaveLength(12)
    for (const { letter, mail } of others) {
      expect(`${letter}: ${mail.subject}`).not.toMatch(/Votre|Your/)
      expect(`${letter}: ${mail.text}`).not.toMatch(/Envoyez|vous avons versé|Send|paid you|We owe/)
    }
  })

  test('asks to keep the link to oneself that opens a case', () => {
    const isOfCase = ({ letter, variant }: Sample) =>
      /^(?:appeal|refund)\./.test(letter) && !variant.startsWith('of-')
    expect(samples.filter(isOfCase).length).toBeGreaterThan(28)
    const asks = /gardez-le pour vous|keep it to yourself/
    expect(failing(sample => isOfCase(sample) === asks.test(sample.mail.text))).toEqual([])
  })

  test('shows what a person wrote as it is', () => {
    const said = samples.filter(({ mail }) => mail.text.includes('La photo'))
    expect(said.length).toBeGreaterThan(10)
    for (const { mail } of said) {
      expect(mail.text).toContain(AGENT_TEXT)
      expect(mail.html).toContain('La photo &lt;b&gt;du disque&lt;/b&gt; est illisible.')
    }
  })
})

test('a letter that waits keeps its HTML', async () => {
  const { mail } = samples[0]!
  await keepMail(city.deps.db, { cityId: 'valmont', task: 'x', mail, now: city.clock.now() })
  city.clock.moveBy(180_000)
  expect((await claimMail(city.deps.db, city.clock.now()))?.mail).toEqual(mail)
})
