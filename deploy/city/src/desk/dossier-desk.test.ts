import { toIso } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { deskOf } from '../testing/desk.ts'
import { dossiersOf } from '../testing/dossiers.ts'
import { mailBoxOf } from '../testing/mail-box.ts'
import { requestsOf } from '../testing/requests.ts'

const city = testCity()
const desk = deskOf(city)
const dossiers = dossiersOf(city)
const requests = requestsOf(city)

const request = () =>
  requests.addRight('louise', { plan: 'vm-resident', option: 'vm-resident-year', status: 'under-review' })

describe('the list of dossiers', () => {
  test('opens with what waits, the city’s part first', async () => {
    expect(await desk.look('/')).toMatchObject({ status: 302, headers: { location: '/dossiers' } })
    const { text } = await desk.look('/dossiers')
    expect(text).toContain('/dossiers/thomas-sub-review')
    expect(text.indexOf('à instruire')).toBeLessThan(text.indexOf('à payer'))
    expect(text).not.toContain('camille-sub-resident')
  })

  test.each([
    ['elodie garnier', 'Élodie Garnier'],
    ['LEROY thomas', 'Thomas Leroy'],
    ['gj-812-ls', 'thomas-sub-review'],
    ['thomas-sub-rev', 'thomas-sub-review'],
  ])('finds %s', async (search, found) => {
    const { text } = await desk.look(`/dossiers?search=${encodeURIComponent(search)}`)
    expect(text).toContain(found)
    expect(text).not.toContain('Georges Faure')
  })

  test('tells when nothing is found, and holds to one city when asked', async () => {
    expect((await desk.look('/dossiers?search=100%25')).text).toContain('Aucun dossier ne correspond')
    const { text } = await desk.look('/dossiers?city=port-sable')
    expect([text.includes('marc-sub'), text.includes('thomas-sub')]).toEqual([true, false])
  })

  test('shows rights in every state when asked', async () => {
    expect((await desk.look('/dossiers?all=1&search=camille')).text).toContain('accordé')
  })
})

describe('a dossier', () => {
  test('shows what an agent needs to decide', async () => {
    const { text } = await desk.look('/dossiers/thomas-sub-review')
    for (const part of [
      'thomas.leroy@example.org',
      'Véhicule électrique',
      'GJ812LS',
      'Gare',
      'carte-grise.pdf',
    ])
      expect(text).toContain(part)
    expect(text).toContain('La voiture arrive la semaine prochaine.')
  })

  test('that does not exist is told so', async () => {
    expect(await desk.look('/dossiers/nobody')).toMatchObject({ status: 404 })
    const { path, page } = await desk.act('accept', { id: 'nobody' })
    expect([path, page.includes('role="alert"')]).toEqual(['/dossiers', true])
  })

  test('opens a file on the evidence store’s own origin, for a minute', async () => {
    const right = await request()
    const media = await dossiers.sendDocument('louise')
    await dossiers.tie(right, 'louise', 'ev-home', media)
    const { status, headers } = await desk.look(`/files/dossiers/${right}/${media}`)
    expect([status, new URL(headers.location ?? '').origin]).toEqual([302, city.urls.evidence])
    const file = await fetch(headers.location ?? '')
    expect([file.status, file.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('sandbox'),
    ])
    city.clock.moveBy(61_000)
    expect((await fetch(headers.location ?? '')).status).toBe(404)
    expect((await desk.look(`/files/dossiers/thomas-sub-review/${media}`)).status).toBe(404)
    expect((await desk.look(`/files/other/${right}/${media}`)).status).toBe(404)
  })
})

describe('an agent', () => {
  test.each([
    ['accept', { comment: 'Bienvenue.' }, 'awaiting-payment|granted', 'La demande est acceptée.'],
    ['reject', { comment: 'Hors zone.' }, 'rejected', 'La demande est refusée.'],
    [
      'ask',
      { evidence: ['ev-home'], comment: 'Plus récent.' },
      'awaiting-evidence',
      'Les pièces sont demandées.',
    ],
    ['comment', { comment: 'Un instant.' }, 'under-review', 'Le mot est envoyé.'],
    ['delete', { comment: 'Doublon.' }, 'deleted', 'Le droit est supprimé.'],
  ])('%s', async (command, fields, status, sentence) => {
    const id = await request()
    const { path, page } = await desk.act(command, { id, ...fields })
    expect(path).toBe(`/dossiers/${id}`)
    expect(page).toContain(sentence)
    expect(page).toContain(fields.comment)
    expect(status.split('|')).toContain(await dossiers.status(id))
  })

  test('decides on one document', async () => {
    const id = await request()
    const media = await dossiers.sendDocument('louise')
    await dossiers.tie(id, 'louise', 'ev-home', media)
    const { page } = await desk.act('evidence-reject', { id, evidence: 'ev-home' })
    expect(page).toContain('La pièce est écartée.')
    expect((await dossiers.traces(id))[0]).toMatchObject({ status: 'REJECTED' })
    const again = await desk.act('evidence-accept', { id, evidence: 'ev-home' })
    expect(again.page).toContain('role="alert"')
  })

  test('is shown every plate that a change takes and brings before accepting it', async () => {
    const line = { right_id: 'thomas-sub-plate', source: 'FRONT', status: 'WAITING' } as const
    const changed_at = toIso(city.clock.now())
    await city.deps.db
      .insertInto('plate_changes')
      .values([
        { ...line, changed_at, position: 90, new_plates: ['ZA111ZA'], removed_plates: ['ZB222ZB'] },
        { ...line, changed_at, position: 91, new_plates: [], removed_plates: ['ZC333ZC'] },
      ])
      .execute()
    const { text } = await desk.look('/dossiers/thomas-sub-plate')
    const [, asked = ''] = text.split('Changement de plaque demandé')
    const shown = asked.slice(0, asked.indexOf('</section>')).match(/>[A-Z]{2}\d{3}[A-Z]{2}</g)
    expect(shown?.map(tag => tag.slice(1, -1))).toEqual([
      'CD350TG',
      'ZB222ZB',
      'ZC333ZC',
      'GJ812LS',
      'ZA111ZA',
    ])
    await city.deps.db.deleteFrom('plate_changes').where('position', '>=', 90).execute()
  })

  test('accepts other plates, which are then in the right', async () => {
    const { page } = await desk.act('plate-accept', { id: 'thomas-sub-plate' })
    expect(page).toContain('Le changement de plaque est accepté.')
    expect((await dossiers.read('thomas-sub-plate', 'thomas')).plates).toEqual(['GJ812LS'])
    expect((await desk.act('plate-reject', { id: 'thomas-sub-plate' })).page).toContain('role="alert"')
  })

  test('confirms on a page of its own what cannot be taken back', async () => {
    const id = await request()
    const page = (await desk.look(`/dossiers/${id}`)).text
    expect(page).toContain(`href="/actions/reject?id=${id}`)
    expect(page).not.toContain('action="/actions/reject"')
    const confirm = (await desk.look(`/actions/reject?id=${id}`)).text
    expect(confirm).toContain('Un refus est définitif.')
    expect(await dossiers.status(id)).toBe('under-review')
  })

  test('is told what is missing and loses nothing of what was typed', async () => {
    const id = await request()
    const refused = await desk.act('reject', { id, comment: '  ' })
    expect([refused.path, refused.page.includes('à remplir')]).toEqual([`/actions/reject?id=${id}`, true])
    const asked = await desk.act('ask', { id, comment: 'Lisible, s’il vous plaît' })
    expect(asked.page).toContain('Lisible, s’il vous plaît</textarea>')
    expect(await dossiers.status(id)).toBe('under-review')
  })

  test('who was slower is told so, and sees what the other decided', async () => {
    const id = await request()
    const { version } = await dossiers.row(id)
    await desk.act('comment', { id, comment: 'Je m’en occupe.' })
    const pair = await Promise.all([
      desk.act('accept', { id, version: String(version) }),
      desk.act('reject', { id, version: String(version), comment: 'Refus.' }),
    ])
    expect(pair.filter(({ page }) => page.includes('role="alert"'))).toHaveLength(1)
    expect(pair.every(({ path }) => path === `/dossiers/${id}`)).toBe(true)
    const late = await desk.act('ask', { id, version: String(version), evidence: 'ev-home' })
    expect(late.page).toContain('role="alert"')
  })

  test('reads the mail that a decision sends, with links to follow', async () => {
    const id = await request()
    await desk.act('reject', { id, comment: 'Adresse hors zone.' })
    const mail = await mailBoxOf(city).mail('louise.perrin@example.org', 'refusée')
    expect((await desk.look('/mails?to=louise')).text).toContain(`/mails/${mail.id}`)
    expect((await desk.look('/mails?to=nobody')).text).toContain('Aucun courriel')
    const { text } = await desk.look(`/mails/${mail.id}`)
    expect(text).toContain('Adresse hors zone.')
    expect(text).toContain(`<a href="http://127.0.0.1:4300/souscriptions/`)
    expect((await desk.look('/mails/nothing')).status).toBe(404)
  })

  test('reads the text messages that were sent, to a number however it is written', async () => {
    expect((await desk.look('/sms')).text).toContain('Aucun SMS')
    await city.deps.sms.send({ to: '06 98 76 54 32', text: 'Détails : http://127.0.0.1:4300/souscriptions' })
    for (const to of ['', '0698765432', '%2B33698765432', '06 98'])
      expect((await desk.look(`/sms?to=${to.replace(' ', '+')}`)).text).toContain(
        '<a href="http://127.0.0.1:4300/souscriptions">',
      )
    await city.deps.sms.send({ to: '+33687654321', text: 'Détails' })
    expect((await desk.look('/sms?to=0687654321')).text).toContain('06\u00a087\u00a065\u00a043\u00a021')
    expect((await desk.look('/sms?to=0611111111')).text).toContain('Aucun SMS')
  })
})
