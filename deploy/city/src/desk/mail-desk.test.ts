import { beforeAll, describe, expect, test } from 'vitest'
import { escapeHtml } from '../html.ts'
import type { KeptMail } from '../mail/mailer.ts'
import { acceptRight } from '../modules/rights/right.agent.ts'
import { testCity } from '../testing/city-of-file.ts'
import { deskOf } from '../testing/desk.ts'
import { mailBoxOf } from '../testing/mail-box.ts'

const city = testCity()
const desk = deskOf(city)
let mail: KeptMail

beforeAll(async () => {
  await city.setRight('thomas-sub-review', { price_cents: 0 })
  await acceptRight(
    city.deps,
    { cityId: 'valmont', rightId: 'thomas-sub-review' },
    '<script>alert(1)</script>',
  )
  mail = await mailBoxOf(city).mail('thomas.leroy@example.org', 'accordé')
})

const frameOf = (page: string) => /<iframe [^>]*>/.exec(page)?.[0] ?? ''
const attributeOf = (frame: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(frame)?.[1]

describe('a mail at the desk', () => {
  test('is shown as it is laid out, and as text', async () => {
    const { text } = await desk.look(`/mails/${mail.id}`)
    expect(attributeOf(frameOf(text), 'srcdoc')).toBe(escapeHtml(mail.html ?? ''))
    expect(text).toContain(`<a href="${mail.text.split('\n').find(line => line.startsWith('http'))}">`)
  })

  test('runs nothing, is not of the desk’s origin, and leads out of its frame alone', async () => {
    const { text, headers } = await desk.look(`/mails/${mail.id}`)
    const frame = frameOf(text)
    expect(attributeOf(frame, 'sandbox')?.split(' ')).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ])
    expect(attributeOf(frame, 'src')).toBeUndefined()
    expect(attributeOf(frame, 'title')).not.toBe('')
    // A `srcdoc` document inherits the policy of its page.
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/,
    )
    expect(headers['content-security-policy']).not.toMatch(/script-src|frame-src/)
    expect(text).not.toContain('<script')
  })

  test('gives its paper, to keep and not to show', async () => {
    const page = (await desk.look(`/mails/${mail.id}`)).text
    expect(page).toContain(`<a href="/mails/${mail.id}/paper">${mail.attachment?.fileName}</a>`)
    const { status, headers, text } = await desk.look(`/mails/${mail.id}/paper`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${mail.attachment?.fileName}`)
    expect(text.startsWith('%PDF-1.7')).toBe(true)
  })

  test('that has none gives none', async () => {
    await city.deps.mailer.send({ to: 'louise@example.org', subject: 'Sans', text: 'Rien.' })
    const plain = await mailBoxOf(city).mail('louise@example.org', 'Sans')
    const { text } = await desk.look(`/mails/${plain.id}`)
    expect([frameOf(text), text.includes('Pièce jointe')]).toEqual(['', false])
    expect((await desk.look(`/mails/${plain.id}/paper`)).status).toBe(404)
    expect((await desk.look('/mails/nothing/paper')).status).toBe(404)
  })
})
