import {
  cityRefusal,
  type FakeStore,
  fakeDraftCity,
  fakeStore,
  mountRemote,
} from '@parvis/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, fakeOffer, fakeSubscription } from '../testing/fake-city.ts'

const changeable = fakeOffer({ canRequestForPlateChange: true })
const inStatus = (status: string) => fakeSubscription({ status })
const ASK = 'POST /api/order/sub-1/plate-change'
const drafts = () => fakeDraftCity('plate-change-sub-1')
const uploads = {
  'GET /api/subscriber/upload-url/camille': { signedUploadUrl: 'https://store.example/1', fileUrn: 'urn:1' },
  'POST /api/subscriber/media': ({ json }: { json: unknown }) => json,
  'GET /api/subscriber/vehicles': [],
  [ASK]: null,
}

interface Opening {
  readonly subscription?: object
  readonly offer?: object
  readonly answers?: object
}
const open = ({ subscription = fakeSubscription(), offer = changeable, answers = {} }: Opening = {}) =>
  mountRemote(mount, {
    path: '/souscriptions/plate_request/sub-1',
    answers: {
      ...cityAnswers({ plans: [offer], subscriptions: [subscription] }),
      ...uploads,
      ...drafts().answers,
      ...answers,
    },
  })

let store: FakeStore
const pdf = () => new File(['%PDF'], 'domicile.pdf', { type: 'application/pdf' })
const user = () => userEvent.setup()
const plateField = () => screen.findByRole('textbox', { name: /^Plaque 1/ })
const review = (someone: ReturnType<typeof user>) =>
  someone.click(screen.getByRole('button', { name: 'Vérifier la demande' }))
const summary = () => screen.findByRole('region', { name: /à corriger|pas encore envoyée/ })

async function fill(someone: ReturnType<typeof user>, text = 'dz 117 pr') {
  const field = await plateField()
  await someone.clear(field)
  await someone.type(field, text)
  await someone.upload(document.querySelector<HTMLInputElement>('input[data-evidence]')!, pdf())
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Vérifier la demande' }).getAttribute('aria-busy')).toBeNull(),
  )
}

async function send(someone: ReturnType<typeof user>) {
  await review(someone)
  const dialog = await screen.findByRole('alertdialog')
  await someone.click(within(dialog).getByRole('button', { name: 'Envoyer la demande' }))
}

describe('changing a plate', () => {
  // Compile the dialog's chunk before the tests, as it outlasts their timeouts.
  beforeAll(async () => {
    await import('../features/plate-request/plate-question.tsx')
  })
  beforeEach(() => {
    store = fakeStore()
  })
  afterEach(() => store.remove())

  it.each([
    [12, false],
    [13, true],
  ])('of %s vehicles to pick from, folds them: %s', async (count, isFolded) => {
    const vehicles = Array.from({ length: count }, (_, index) => ({
      id: `v-${index}`,
      name: '',
      plate: `GA${100 + index}BC`,
    }))
    await open({ answers: { 'GET /api/subscriber/vehicles': vehicles } })
    const pick = await screen.findByRole('button', { name: 'GA-100-BC' })
    expect(pick.closest('details') !== null).toBe(isFolded)
    expect(screen.queryByText('Choisir parmi vos véhicules (13)') !== null).toBe(isFolded)
    await userEvent.click(pick)
    expect(screen.getByDisplayValue('GA-100-BC')).toBeTruthy()
  })

  it('says that every document is needed again, shows the consequence, asks once, and says that it is in progress', async () => {
    const someone = user()
    const { api, events } = await open()
    expect(await screen.findByText('Tous les documents sont à fournir à nouveau')).toBeDefined()
    await fill(someone)
    const after = within(screen.getByRole('region', { name: 'Ce qui change' }))
    expect(after.getByText('DZ-117-PR')).toBeDefined()
    await send(someone)
    await screen.findByRole('heading', { level: 1, name: 'Demande de changement envoyée' })
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Voir mes droits')).toBe('/souscriptions')
    expect(href('Revenir au droit')).toBe('/souscriptions/sub-1')
    const [{ json } = { json: null }] = api.calls.filter(({ name }) => name === ASK)
    expect(json).toMatchObject({ plates: ['DZ117PR'], evidences: [{ evidencePropertiesId: 'ev-home' }] })
    expect(events).toContainEqual({ kind: 'rights-changed' })
  })

  it('that the city decides on while its confirmation is open is in progress no more', async () => {
    const someone = user()
    const { api, context } = await open()
    await fill(someone)
    await send(someone)
    const done = () => screen.findByRole('heading', { level: 1, name: 'Demande de changement envoyée' })
    await done()
    const told = async (subscription: object) => {
      api.answer(cityAnswers({ plans: [changeable], subscriptions: [subscription] }))
      await act(async () => context.announce({ kind: 'rights-changed' }))
    }
    await told(inStatus('AWAIT_PLATE_DECISION'))
    await done()
    await told(fakeSubscription({ plates: ['DZ117PR'] }))
    await plateField()
  })

  it('calls no plate optional that the right has today', async () => {
    await open({ subscription: fakeSubscription({ plates: ['FG482KD', 'AA229AA'] }) })
    await plateField()
    expect(screen.getByRole('textbox', { name: 'Plaque 2' })).toBeDefined()
    expect(screen.queryByRole('textbox', { name: /facultatif/ })).toBeNull()
  })

  it('sends nothing when the question is closed', async () => {
    const someone = user()
    const { api } = await open()
    await fill(someone)
    await review(someone)
    const dialog = await screen.findByRole('alertdialog')
    await someone.click(within(dialog).getAllByRole('button', { name: 'Fermer' })[0]!)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.calls.some(({ name }) => name === ASK)).toBe(false)
  })

  it('names what is missing: a plate that changes nothing, and the mandatory document, not the other one', async () => {
    const someone = user()
    await open()
    await plateField()
    await review(someone)
    const box = await summary()
    expect(box).toBe(document.activeElement)
    expect(box.textContent).toContain('Rien n’a changé')
    expect(box.textContent).toContain('Justificatif de domicile')
    expect(box.textContent).not.toContain('Photo')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('does not go on with a file that did not arrive, which can be sent again', async () => {
    const someone = user()
    store.status = 500
    await open()
    await fill(someone)
    await screen.findByRole('button', { name: /Renvoyer/ })
    await review(someone)
    expect((await summary()).textContent).toContain('ou envoyez-le à nouveau')
  })

  // plate-request.model.test.ts tests the other refusals and where each is shown.
  it('refused for a plate used elsewhere says so and keeps everything', async () => {
    const someone = user()
    await open({ answers: { [ASK]: cityRefusal(409, 'OrderPlateUsed') } })
    await fill(someone)
    await send(someone)
    await within(await summary()).findAllByText(/a déjà un abonnement pour cette période/)
    expect(screen.getByText('domicile.pdf')).toBeDefined()
    expect(((await plateField()) as HTMLInputElement).value).toBe('dz 117 pr')
  })

  it.each([
    ['closed', {}],
    ['answered with a refusal', { [ASK]: cityRefusal(409, 'OrderPlateUsed') }],
  ])('lets a plate be typed anew once the question was %s', async (how, answers) => {
    const someone = user()
    await open({ answers })
    await fill(someone)
    if (how === 'closed') {
      await review(someone)
      const dialog = await screen.findByRole('alertdialog')
      await someone.click(within(dialog).getAllByRole('button', { name: 'Fermer' })[0]!)
    } else await send(someone)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    if (how !== 'closed') await waitFor(async () => expect(document.activeElement).toBe(await summary()))
    const field = await plateField()
    await someone.clear(field)
    await someone.type(field, 'ef 456 gh', { skipClick: true })
    expect(document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', 'ef 456 gh')
  })

  it('comes back with the plates and files of the draft, or starts over', async () => {
    const someone = user()
    const kept = drafts()
    const file = {
      mediaId: 'm',
      urn: 'urn:m',
      name: 'domicile.pdf',
      size: 4,
      type: 'application/pdf',
      at: 1,
      isHeld: false,
    }
    kept.put({ writer: 'before', body: { plates: ['DZ-117-PR'], files: { 'ev-home': file } } })
    await open({ answers: kept.answers })
    await someone.click(await screen.findByRole('button', { name: 'Reprendre le brouillon' }))
    expect(((await plateField()) as HTMLInputElement).value).toBe('DZ-117-PR')
    expect(screen.getByText('domicile.pdf')).toBeDefined()
  })

  it.each([
    ['the offer does not allow it', fakeSubscription(), fakeOffer(), /ne permettent pas/],
    [
      'the offer lets one edit the plates without asking',
      fakeSubscription(),
      fakeOffer({ canEditPlateDuringValidity: true }),
      /^Aucune demande n’est nécessaire.*Modifier les plaques/,
    ],
    ['it is over', fakeSubscription({ endOfValidity: '2020-01-01T00:00:00Z' }), changeable, /est terminé/],
    ['a change waits already', inStatus('AWAIT_PLATE_DECISION'), changeable, /déjà à l’étude/],
    ['it is not granted', inStatus('AWAITING_VALIDATION'), changeable, /en cours de validité/],
  ])('is refused with its reason when %s', async (_when, subscription, offer, reason) => {
    await open({ subscription, offer })
    expect(await screen.findByText(reason)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Vérifier la demande' })).toBeNull()
  })

  it('marks what a waiting request takes away and brings', async () => {
    await open({
      subscription: fakeSubscription({
        status: 'AWAIT_PLATE_DECISION',
        lastWaitingOrderPlateChangeRequest: {
          orderPlateChange: {
            changeType: 'MODIFICATION',
            oldPlate: 'FG482KD',
            newPlate: 'DZ117PR',
            status: 'WAITING',
          },
        },
      }),
    })
    expect(await screen.findByText('DZ-117-PR')).toBeDefined()
    const asked = within(screen.getByRole('region', { name: 'Demandée, pas encore valable' }))
    expect(asked.getByText('à ajouter, à l’étude')).toBeDefined()
    expect(screen.getByText('à retirer, à l’étude')).toBeDefined()
  })

  it('is never a blank page: an unknown order, or one whose offer is gone, says so', async () => {
    await open({ subscription: fakeSubscription({ subscriptionPlanId: 'gone' }) })
    expect(await screen.findByRole('heading', { name: 'Ce droit est introuvable' })).toBeDefined()
  })
})
