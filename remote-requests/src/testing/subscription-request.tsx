import { ApiError } from '@parvis/shared-kernel/errors'
import { fakeDraftCity, fakeSubscriber, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { mount } from '../entry.ts'
// Load the lazy chunk before the tests, so that the first one does not wait for it.
import '../features/subscription-request/subscription-request-screens.tsx'
import { cityAnswers, fakeOffer } from './fake-city.ts'

/** An offer without documents, so that no file store is needed. */
export const OFFER = fakeOffer({
  applicationProcedure: { customFields: [{ key: 'rpps', label: 'Numéro RPPS' }], supportingEvidences: [] },
})
export const PATH = '/souscriptions/create/resident?step=start'
export const VEHICLES = [{ id: 'v-1', name: 'La voiture', plate: 'FG-482-KD' }]

export const open = async (options: { path?: string; answers?: object; subscriber?: object } = {}) => {
  const drafts = fakeDraftCity('subscription-resident')
  const fake = await mountRemote(mount, {
    path: options.path ?? PATH,
    subscriber: fakeSubscriber(options.subscriber ?? {}),
    answers: {
      ...cityAnswers({ plans: [OFFER] }),
      ...drafts.answers,
      'GET /api/subscriber/vehicles': VEHICLES,
      'GET /api/subscriber/media': [],
      ...options.answers,
    },
  })
  return { ...fake, drafts, user: userEvent.setup() }
}
type User = ReturnType<typeof userEvent.setup>
export const title = (name: string) => screen.findByRole('heading', { level: 1, name })
export const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Continuer' }))

export async function detail(user: User) {
  await title('Choisir la formule')
  await user.click(screen.getByRole('radio', { name: /1\san/ }))
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
  await goOn(user)
}
export async function complement(user: User) {
  await title('Compléter la demande')
  await user.click(screen.getByRole('checkbox', { name: 'Dès que possible' }))
  await user.click(await screen.findByRole('button', { name: /La voiture/ }))
  await user.click(screen.getByRole('radio', { name: 'Centre' }))
  await user.type(screen.getByRole('textbox', { name: 'Numéro RPPS' }), '100')
  await goOn(user)
}
export async function toReview(user: User) {
  await detail(user)
  await title('Vérifier vos informations')
  await goOn(user)
  await complement(user)
  await title('Relire avant de déposer')
}

/** Waits until the draft is saved and returns its id. */
export async function keptId(drafts: ReturnType<typeof fakeDraftCity>): Promise<string> {
  await waitFor(() =>
    expect(drafts.body()).toMatchObject({ body: { completed: ['detail', 'identity', 'complement'] } }),
  )
  return (drafts.body() as { body: { id: string } }).body.id
}
export const send = (user: User) => user.click(screen.getByRole('button', { name: 'Déposer ma demande' }))
export const putOf = (id: string) => `PUT /api/subscriber/subscriptions/${id}`
export const refused = (fields: { path: string; message: string }[]) =>
  new ApiError({
    kind: 'api',
    status: 409,
    error: 'Conflict',
    message: 'Refused: OrderPlateUsed',
    code: null,
    fields,
  })
