import { fakeDraftCity, inDays, networkDown } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cityAnswers, fakeSubscription } from '../testing/fake-city.ts'
import {
  complement,
  detail,
  goOn,
  keptId,
  OFFER,
  open,
  PATH,
  putOf,
  refused,
  send,
  title,
  toReview,
} from '../testing/subscription-request.tsx'

// Whole journeys, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 20_000 })

const HELD = { startOfValidity: inDays(-360), endOfValidity: inDays(5) }
const SHARED = { ...HELD, currentlyShared: true }

describe('a request for a subscription', () => {
  it('refused by the city keeps everything and leads to the answer that it is about', async () => {
    const { user, api, drafts, context } = await open()
    // As the shell does.
    context.listen(({ kind }) => {
      const heading = document.querySelector('h1')
      if (kind !== 'screen' || !heading) return
      heading.tabIndex = -1
      heading.focus()
    })
    await toReview(user)
    expect(document.activeElement?.textContent).toBe('Relire avant de déposer')
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: refused([{ path: 'plates.0', message: 'plate-used' }]) })
    await send(user)
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert.textContent).toContain('plaque'))
    await user.click(within(alert).getByRole('button', { name: /^Corriger/ }))
    await title('Compléter la demande')
    const plate = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plaque 1' })
    await waitFor(() => expect(document.activeElement).toBe(plate))
    expect(plate.value).toBe('FG-482-KD')
    expect(plate.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Numéro RPPS' }).value).toBe('100')
    await user.type(plate, '9')
    expect(plate.getAttribute('aria-invalid')).toBeNull()
    // A repeat keeps the same id.
    await user.clear(plate)
    await user.type(plate, 'GK-553-TN')
    await goOn(user)
    await title('Relire avant de déposer')
    api.answer({ [putOf(id)]: fakeSubscription({ id, status: 'AWAITING_VALIDATION' }) })
    await send(user)
    await title('Demande en cours')
  })

  it.each([
    ['AB-I23-CD', 'Vouliez-vous dire AB-123-CD ?', ['Prendre AB-123-CD']],
    [
      '00-123-CD',
      'Vouliez-vous dire l’une de ces plaques ?',
      ['Prendre DD-123-CD', 'Prendre DQ-123-CD', 'Prendre QD-123-CD'],
    ],
  ])('questions the plate %s and refuses it not', async (typed, question, offered) => {
    const { user } = await open()
    await detail(user)
    await title('Vérifier vos informations')
    await goOn(user)
    await title('Compléter la demande')
    await user.type(screen.getByRole('textbox', { name: 'Plaque 1' }), typed)
    expect(screen.getByText(question)).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Prendre/ }).map(({ textContent }) => textContent)).toEqual(
      offered,
    )
  })

  it('refused by a code alone leads to the answer that the code is about', async () => {
    const { user, api, drafts } = await open()
    await toReview(user)
    api.answer({ [putOf(await keptId(drafts))]: refused([]) })
    await send(user)
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: /^Corriger/ }))
    const plate = await screen.findByRole('textbox', { name: 'Plaque 1' })
    await waitFor(() => expect(document.activeElement).toBe(plate))
    expect(plate.getAttribute('aria-invalid')).toBe('true')
  })

  it('refused for a choice leads to the one that was made', async () => {
    const { user, api, drafts } = await open()
    await toReview(user)
    const fields = [{ path: 'subscriptionPlanOptionId', message: 'not-open' }]
    api.answer({ [putOf(await keptId(drafts))]: refused(fields) })
    await send(user)
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: /^Corriger/ }))
    const chosen = await screen.findByRole('radio', { checked: true })
    await waitFor(() => expect(document.activeElement).toBe(chosen))
  })

  it('survives a city that does not answer', async () => {
    const { user, api, drafts } = await open()
    await toReview(user)
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: networkDown() })
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Impossible de joindre la ville')
    expect(screen.getByRole('button', { name: 'Déposer ma demande' })).toBeDefined()
  })

  it('that comes back from the profile begins at the second step, and asks for the first before the review', async () => {
    const { user } = await open({ path: '/souscriptions/create/resident?redirect=true' })
    await title('Vérifier vos informations')
    await goOn(user)
    await complement(user)
    await title('Choisir la formule')
    await user.click(screen.getByRole('radio', { name: /1\san/ }))
    await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
    await goOn(user)
    await title('Relire avant de déposer')
  })

  it('goes no further than an address that is not complete, and says where to complete it', async () => {
    const { user } = await open({ subscriber: { address: null } })
    await detail(user)
    expect(await screen.findByText('L’adresse de votre domicile est incomplète')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull()
    const href = screen.getByRole('link', { name: 'Compléter l’adresse' }).getAttribute('href') ?? ''
    expect(href).toMatch(/^\/settings\?professional=false&back=/)
    expect(decodeURIComponent(href)).toContain('step=identity&redirect=true')
    expect(href).toMatch(/&ask=address$/)
  })

  it('shows the telephone number in pairs, however it was typed', async () => {
    await open({
      path: '/souscriptions/create/resident?redirect=true',
      subscriber: { phoneNumber: '0612345678' },
    })
    await title('Vérifier vos informations')
    expect(screen.getByText('06 12 34 56 78')).toBeDefined()
  })

  it('does not open a step by its address before those before it are done', async () => {
    await open({ path: '/souscriptions/create/resident?step=review' })
    await title('Choisir la formule')
  })

  it.each([
    ['renewed', HELD, 1],
    ['shared, and not the next one', SHARED, 1, 'Non repris'],
    ['shared, as the next one may be', SHARED, 1, 'Non repris\u202f: à partager de nouveau'],
    ['asked for again after a refusal', { status: 'REJECTED' }, 0],
  ])(
    'of a right that is %s shows today and after only where it was held',
    async (_name, held, tables, share = '') => {
      const photo = { id: 'ev-photo', name: 'Photo', mandatory: false }
      const procedure = { ...OFFER.applicationProcedure, supportingEvidences: [photo] }
      const renewable = {
        orderShareEnabled: share.includes('nouveau'),
        renewableEnabled: true,
        restrictions: { renewable: true },
      }
      const offer = { ...OFFER, ...renewable, applicationProcedure: procedure }
      const file = { id: 'ev-photo', name: 'photo.png', size: 9, mime: 'image/png', urn: 'urn:photo' }
      const subscription = fakeSubscription({ ...held, attachmentEvidences: [file] })
      const { user } = await open({
        path: `${PATH}&renew=sub-1`,
        answers: {
          ...cityAnswers({ plans: [offer], subscriptions: [subscription] }),
          ...fakeDraftCity('subscription-resident:sub-1').answers,
        },
      })
      await detail(user)
      await title('Vérifier vos informations')
      await goOn(user)
      await title('Compléter la demande')
      for (const [zone, changes] of [
        ['Gare', tables],
        ['Centre', 0],
        ['Gare', tables],
      ] as const) {
        await user.click(screen.getByRole('radio', { name: zone }))
        expect(screen.queryAllByText(/La zone change.*Centre aujourd’hui, Gare après/)).toHaveLength(changes)
      }
      // What the city refused with the request is not used again.
      expect(screen.queryAllByText(/La ville a déjà ce document/)).toHaveLength(tables)
      const asap = tables > 0 ? 'Dès la fin du droit actuel' : 'Dès que possible'
      await user.click(screen.getByRole('checkbox', { name: asap }))
      expect(screen.queryAllByText(/La ville fixe le jour/)).toHaveLength(1 - tables)
      await user.type(screen.getByRole('textbox', { name: 'Numéro RPPS' }), '100')
      await goOn(user)
      await title('Relire avant de déposer')
      expect(screen.queryAllByRole('table', { name: 'Ce que change le renouvellement' })).toHaveLength(tables)
      expect(screen.queryByText(/^Non repris/)?.textContent ?? '').toBe(share)
      // In the summary, in the review, and in the table.
      expect(screen.getAllByText(asap)).toHaveLength(2 + tables)
    },
  )
})

describe('a right that one holds already for the vehicle', () => {
  const WARNING = 'Vous avez déjà ce droit pour ce véhicule'
  const held = fakeSubscription({
    id: 'held',
    startOfValidity: inDays(-10),
    endOfValidity: inDays(100),
    plates: ['FG482KD'],
  })

  it('is warned of below the field that decides it, and once more in the review', async () => {
    const { user } = await open({ answers: cityAnswers({ plans: [OFFER], subscriptions: [held] }) })
    await detail(user)
    await title('Vérifier vos informations')
    await goOn(user)
    await title('Compléter la demande')
    await user.click(screen.getByRole('checkbox', { name: 'Dès que possible' }))
    await user.click(await screen.findByRole('button', { name: /La voiture/ }))
    expect(screen.queryByText(WARNING)).toBeNull()
    const zone = screen.getByRole('radio', { name: 'Centre' })
    await user.click(zone)
    const warning = await screen.findByText(WARNING)
    expect(zone.compareDocumentPosition(warning) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Numéro RPPS' }), '100')
    await goOn(user)
    await title('Relire avant de déposer')
    expect(screen.getByText(WARNING)).toBeDefined()
  })
})
