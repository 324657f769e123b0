import { OBJECTION_SECONDS } from '@parvis/shared-kernel/fines'
import { CASE_KEY_HEADER } from '@parvis/shared-kernel/wire'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '../modules/privacy/erase.repo.ts'
import { appealsOf, STATEMENT } from '../testing/appeals.ts'
import { testCity } from '../testing/city-of-file.ts'
import { deskOf } from '../testing/desk.ts'
import { insertOperation } from '../testing/operations.ts'

const city = testCity()
const desk = deskOf(city)
const on = appealsOf(city)

const NUMBER = '21380990000016 26 1 321 009 555'
const FINE = { city: 'valmont', number: NUMBER, plate: 'zz-555-zz', place: 'Rue Basse', price: '35,00' }

describe('fines', () => {
  test('are issued, corrected, paid elsewhere, and found by number and plate', async () => {
    const issued = await desk.act('fine-issue', { ...FINE, reduced: '17,50', until: '2099-01-31' })
    const id = NUMBER.replaceAll(' ', '')
    expect([issued.path, issued.page.includes('Le forfait est émis.')]).toEqual([`/fines/${id}`, true])
    expect((await on.ask(`/api/fps/${id}?plate=ZZ555ZZ`)).status).toBe(200)

    expect((await desk.act('fine-correct', { id, price: '20' })).page).toContain(
      'L’avis rectificatif est émis.',
    )
    const paid = await desk.act('fine-payment', {
      id,
      source: 'antai',
      amount: '25',
      paid: '2026-01-02T10:30',
    })
    expect(paid.page).toContain('trop payé')
    expect(paid.page).toContain('2 janvier 2026 à 10:30')
    for (const search of [NUMBER, 'zz 555 zz', '009555'])
      expect((await desk.look(`/fines?search=${encodeURIComponent(search)}`)).text).toContain(`/fines/${id}`)
    expect((await desk.look('/fines?search=nothing')).text).toContain('Aucun forfait')
  })

  test.each([
    ['fine-issue', { ...FINE, number: '12' }, 'Numéro'],
    ['fine-issue', { ...FINE, price: '-3' }, 'Montant'],
    ['fine-issue', { ...FINE, price: '3,555' }, 'Montant'],
    ['fine-issue', { ...FINE, reduced: '10' }, 'Dernier jour du montant minoré'],
    ['fine-issue', { ...FINE, until: '31/01/2027' }, 'Dernier jour du montant minoré'],
    ['fine-issue', { ...FINE, reduced: '10', until: '2020-01-31' }, 'Dernier jour du montant minoré'],
    ['fine-issue', { ...FINE, place: '' }, 'Lieu'],
    ['fine-payment', { id: NUMBER, source: 'pocket', amount: '3' }, 'Encaissé par'],
    ['fine-payment', { id: NUMBER, source: 'antai', amount: '0' }, 'Montant'],
    ['fine-payment', { id: NUMBER, source: 'antai', amount: '3', paid: '2099-01-31' }, 'Payé le'],
  ])('%s says which field is wrong and keeps the rest', async (command, form, field) => {
    const { path, page } = await desk.act(command, form)
    expect(path).toContain(`/actions/${command}`)
    expect(page).toContain(`<b>${field}</b>`)
    expect(page).toContain('aria-invalid="true"')
  })

  test('are issued once', async () => {
    const { number, plate } = await on.issue()
    const { page } = await desk.act('fine-issue', { ...FINE, number, plate })
    expect(page).toContain('un autre forfait porte ce numéro')
    expect((await desk.look('/fines/12')).status).toBe(404)
  })
})

describe('appeals', () => {
  test.each([
    ['appeal-accept', { answer: 'Vous avez raison.' }, 'accepté'],
    ['appeal-accept', { answer: 'En partie.', price: '10' }, 'accepté'],
    ['appeal-reject', { answer: 'Le ticket était échu.' }, 'rejeté'],
    ['appeal-transfer', { answer: 'À la métropole.' }, 'transmis'],
  ])('%s answers one, once', async (command, fields, state) => {
    const { id } = await on.filed()
    const { path, page } = await desk.act(command, { id, ...fields })
    expect(path).toBe(`/appeals/${id}`)
    expect([page.includes(fields.answer), page.includes(`>${state}</span>`)]).toEqual([true, true])
    const again = await desk.act(command, { id, ...fields })
    expect([again.path, again.page.includes('role="alert"')]).toEqual([path, true])
  })

  test('ask for something more, with pieces and a last day', async () => {
    const { id, fine } = await on.filed()
    const { page } = await desk.act('appeal-complement', {
      id,
      message: 'Il manque une preuve.',
      piece: 'Le ticket\r\nUne photo\r\n',
      optional: 'Un témoignage',
      due: '2099-06-30',
    })
    expect(page).toContain('Le ticket, Une photo, Un témoignage (facultatif)')
    const { body } = await on.ask(`/api/recourse/fps/${fine.number}?plate=${fine.plate}`)
    expect(JSON.stringify(body)).toContain('2099-06-30')
    const early = await on.filed()
    const wrong = await desk.act('appeal-complement', { id: early.id, message: 'Vite.', due: '2020-01-01' })
    expect(wrong.page).toContain('<b>À répondre jusqu’au</b>')
  })

  test('show the text and open the pieces that were sent', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'useful-document')
    await on.file(id, fine, { ...STATEMENT, pieces: [piece] })
    const { text } = await desk.look(`/appeals/${id}`)
    for (const part of [STATEMENT.statement, 'Tout document utile', 'Autre motif'])
      expect(text).toContain(part)
    expect(text).toContain(`/files/appeals/${id}/0-0`)
    const { headers } = await desk.look(`/files/appeals/${id}/0-0`)
    const file = await fetch(headers.location ?? '')
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('"piece.pdf"'),
    ])
    expect((await desk.look(`/files/appeals/${id}/0-7`)).status).toBe(404)
    expect((await desk.look(`/appeals?search=${fine.plate}`)).text).toContain(`/appeals/${id}`)
    expect((await desk.look('/appeals/nothing')).status).toBe(404)
  })

  test('name each file of an answer as its own complement did', async () => {
    const { id } = await on.filed()
    for (const wish of ['Le ticket', 'Une assurance']) {
      await desk.act('appeal-complement', { id, message: 'Il manque une preuve.', piece: wish })
      const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'piece-1')
      const body = { message: '', pieces: [piece] }
      await on.ask(`/api/recourse/${id}/complementRequest`, { method: 'PATCH', body })
    }
    const { text } = await desk.look(`/appeals/${id}`)
    for (const [wish, key] of [
      ['Le ticket', '1-0'],
      ['Une assurance', '2-0'],
    ])
      expect(text).toMatch(new RegExp(`${wish}(?:(?!/files/).)*/files/appeals/${id}/${key}"`, 's'))
  })

  test('of an erased person say that what was sent is erased, not that nothing was', async () => {
    const { id } = await on.filed(STATEMENT, 'camille')
    await desk.act('appeal-accept', { id, answer: 'Voici.' })
    const person = { cityId: 'valmont', subscriberId: 'sub-camille' }
    await erasePerson(city.deps.db, person, city.clock.now())
    const { text } = await desk.look(`/appeals/${id}`)
    expect(text).toContain('Le texte et les pièces ont été effacés.')
    expect(text).not.toMatch(/Rien n’est écrit|Aucune pièce/)
  })
})

test('a case link is handed out to somebody whom the desk has identified', async () => {
  const { fine, id } = await on.filed()
  expect((await desk.look(`/appeals/${id}`)).text).toContain('Donner un lien de dossier')
  const { path, page } = await desk.act('appeal-link', { id })
  const [, place, key = ''] = /https?:\/\/[^/]+([^#\s]+)#case=([\w-]+)/.exec(page) ?? []
  expect([path, place]).toEqual([`/appeals/${id}`, `/fps/${fine.number}/appeal`])
  const headers = { [CASE_KEY_HEADER]: key }
  const held = await on.askAsStranger(`/api/recourse/fps/${fine.number}?plate=${fine.plate}`, { headers })
  expect(held.body.access).toBe('HOLDER')
  expect((await desk.act('refund-link', { id: 'nothing' })).page).toContain('role="alert"')
})

describe('refunds', () => {
  const overpaid = async () => {
    const fine = await on.issue()
    await desk.act('fine-payment', { id: fine.number, source: 'antai', amount: '50' })
    return fine
  }
  const opened = async () => {
    const { path } = await desk.act('refund-open', {
      number: (await overpaid()).number,
      email: 'a@example.org',
    })
    return path.split('/').at(-1) ?? ''
  }
  const withDocument = async () => {
    const id = await opened()
    await on.hold('refund', id)
    const body = await on.upload(`/api/refund/${id}/upload-url`, 'bank-details')
    await on.ask(`/api/refund/document/${id}`, { method: 'PUT', body })
    return id
  }

  test('are asked for by the list of fines: first is what was paid too much, until somebody decides', async () => {
    const fine = await overpaid()
    city.clock.moveBy(60_000)
    const later = await on.issue()
    const readList = async () => {
      const { text } = await desk.look('/fines')
      const isFirst = text.indexOf(`/fines/${fine.number}`) < text.indexOf(`/fines/${later.number}`)
      const [, count = '0'] = /Forfaits<span class="count">(\d+)/.exec(text) ?? []
      return { isFirst, count: Number(count) }
    }
    const before = await readList()
    await desk.act('refund-open', { number: fine.number })
    const after = await readList()
    expect([before.isFirst, after.isFirst, before.count - after.count]).toEqual([true, false, 1])
    city.clock.reset()
  })

  test('are opened for what was paid too much, and for nothing else', async () => {
    const fine = await overpaid()
    expect((await desk.look(`/fines/${fine.number}`)).text).toContain(
      `/actions/refund-open?number=${fine.number}`,
    )
    const { path, page } = await desk.act('refund-open', { number: fine.number })
    expect([path.startsWith('/refunds/'), page.includes('15,00')]).toEqual([true, true])
    expect((await desk.look(`/refunds?search=${fine.number}`)).text).toContain(path)
    const twice = await desk.act('refund-open', { number: fine.number })
    expect(twice.page).toContain('role="alert"')
    expect((await desk.act('refund-open', { number: 'x' })).path).toBe('/refunds')
  })

  test('are accepted and paid', async () => {
    const id = await withDocument()
    const { headers } = await desk.look(`/files/refunds/${id}/bank-details`)
    const file = await fetch(headers.location ?? '')
    expect(file.headers.get('content-disposition')).toContain('filename="document.pdf"')
    expect((await desk.act('refund-pay', { id })).page).toContain('role="alert"')
    expect((await desk.act('refund-accept', { id })).page).toContain('Le remboursement est accepté.')
    expect((await desk.look(`/refunds/${id}`)).text).toContain('À verser à partir du')
    expect((await desk.look(`/actions/refund-pay?id=${id}`)).text).toMatch(/Montant.*\d,\d\d/s)
    // Refused while the bank details can be objected to, for 48 hours.
    expect((await desk.act('refund-pay', { id })).page).toContain('role="alert"')
    await city.deps.background.idle(5_000)
    city.clock.moveBy(OBJECTION_SECONDS * 1_000 + 1)
    expect((await desk.act('refund-pay', { id })).page).toContain('Le remboursement est versé.')
    expect((await desk.look(`/refunds/${id}`)).text).not.toContain('À verser à partir du')
    city.clock.reset()
  })

  test('are refused with a reason, or wait for another document', async () => {
    const id = await withDocument()
    expect((await desk.act('refund-document', { id, answer: 'Illisible.' })).page).toContain(
      'document attendu',
    )
    expect((await desk.act('refund-reject', { id, answer: '' })).page).toContain('à remplir')
    const { page } = await desk.act('refund-reject', { id, answer: 'Déjà rendu.' })
    expect([page.includes('Déjà rendu.'), page.includes('>refusé</span>')]).toEqual([true, true])
    expect((await desk.look('/refunds/nothing')).status).toBe(404)
    expect((await desk.look(`/files/refunds/${id}/bank-details`)).status).toBe(404)
  })
})

const paidForNothing = (operation_id: string, currency: string) => {
  const now = new Date(city.clock.now()).toISOString()
  return insertOperation(city.deps.db, {
    operation_id,
    resource_kind: 'subscription',
    resource_id: 'thomas-sub-review',
    amount_cents: 1_234,
    currency,
    status: 'PAYMENT_RECEIVED',
    created_at: now,
    transaction_at: now,
  })
}

test('a payment that came for nothing is shown until somebody gives it back', async () => {
  expect((await desk.look('/payments')).text).toContain('Aucun paiement')
  await paidForNothing('op-idle', 'EUR')
  const { text } = await desk.look('/payments')
  expect([text.includes('12,34'), text.includes('/dossiers/thomas-sub-review')]).toEqual([true, true])

  const dossier = await desk.look('/dossiers/thomas-sub-review')
  expect(dossier.text).toContain('/actions/payment-refund?operation=op-idle')
  const asked = (await desk.look('/actions/payment-refund?operation=op-idle')).text
  expect(asked).toMatch(/Montant rendu.*12,34.*Thomas Leroy.*op-idle/s)
  expect((await desk.look('/actions/payment-refund?operation=nothing')).text).not.toContain('Montant')
  const given = await desk.act('payment-refund', { operation: 'op-idle' })
  expect([given.path.startsWith('/refunds/'), given.page.includes('12,34')]).toEqual([true, true])
  expect((await desk.look('/dossiers/thomas-sub-review')).text).toContain(given.path)
  expect((await desk.look('/payments')).text).toContain('Aucun paiement')
  expect((await desk.act('payment-refund', { operation: 'op-idle' })).page).toContain('role="alert"')
  expect((await desk.act('payment-refund', { operation: 'nothing' })).page).toContain('role="alert"')
})

describe('money that is not in euros', () => {
  const inFrancs = (text: string) => [/12,34\s*CHF/.test(text), text.includes('€')]

  test('of a payment that came for nothing is shown and given back in its own currency', async () => {
    await paidForNothing('op-in-francs', 'CHF')
    const asking = '/actions/payment-refund?operation=op-in-francs'
    for (const path of ['/payments', asking])
      expect(inFrancs((await desk.look(path)).text)).toEqual([true, false])
    const { path, page } = await desk.act('payment-refund', { operation: 'op-in-francs' })
    expect([path.startsWith('/refunds/'), ...inFrancs(page)]).toEqual([true, true, false])
    const id = path.split('/').at(-1)
    const paying = `/actions/refund-pay?id=${id}`
    expect(inFrancs((await desk.look(paying)).text)).toEqual([true, false])
    expect(inFrancs((await desk.look('/refunds')).text)[0]).toBe(true)
    expect((await desk.look('/payments')).text).toContain('Aucun paiement')
  })

  test.each(['fine-issue', 'fine-correct', 'fine-payment', 'appeal-accept'])(
    'is asked for without naming another one (%s)',
    async command => {
      const { text } = await desk.look(`/actions/${command}`)
      expect([text.includes('>Montant'), /euros|€/.test(text)]).toEqual([true, false])
    },
  )

  test('of a fine is shown in the currency of its city', async () => {
    const fine = await on.issue({ price: 1_234 })
    const { currency } = on.valmont
    Object.assign(on.valmont, { currency: 'CHF' })
    const pages = [`/fines/${fine.number}`, `/fines?search=${fine.number}`]
    const shown = await Promise.all(pages.map(path => desk.look(path)))
    Object.assign(on.valmont, { currency })
    expect(shown.map(({ text }) => inFrancs(text))).toEqual([
      [true, false],
      [true, false],
    ])
  })
})
