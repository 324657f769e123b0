import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cityAnswers } from '../testing/fake-city.ts'
import { detail, goOn, OFFER, open, PATH, title } from '../testing/subscription-request.tsx'

const VEHICLES = [
  { id: 'v-1', name: 'La voiture', plate: 'FG-482-KD', vehicleCritair: '1' },
  { id: 'v-2', name: 'La vieille', plate: 'AA-229-AA', vehicleCritair: '4' },
  { id: 'v-3', name: 'La nouvelle', plate: 'GK-553-TN' },
]
const limited = (vehicleCritairs: string[], more: object = {}) => ({
  answers: {
    ...cityAnswers({ plans: [{ ...OFFER, restrictions: { vehicleCritairs } }] }),
    'GET /api/subscriber/vehicles': VEHICLES,
    ...more,
  },
})
const RULE = 'Un véhicule ajouté à votre compte, de classe Crit’Air 1.'
const CLASS = 'La classe Crit’Air de ce véhicule n’est pas acceptée ici. Choisissez-en un autre.'
const UNKNOWN =
  'Ce véhicule n’est pas parmi les vôtres. Ajoutez-le dans votre compte, ou choisissez-en un autre.'
const plate = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Plaque 1' })

async function toPlates(options: Parameters<typeof open>[0]) {
  const opened = await open(options)
  await detail(opened.user)
  await title('Vérifier vos informations')
  await goOn(opened.user)
  await title('Compléter la demande')
  return opened
}

describe('an offer for certain vehicles', () => {
  it('says so on its page, before anything is asked', async () => {
    await open({ path: '/souscriptions/create/resident', ...limited(['1', 'UNRANKED']) })
    await title('Abonnement résident')
    expect(
      screen.getByText('Un véhicule ajouté à votre compte, de classe Crit’Air 1 et sans classe.'),
    ).toBeDefined()
  })

  it('says so where the request begins and beside the plates, and offers those that fit', async () => {
    const { user } = await open({ path: PATH, ...limited(['1']) })
    await title('Choisir la formule')
    expect(screen.getByText(RULE)).toBeDefined()
    await detail(user)
    await title('Vérifier vos informations')
    await goOn(user)
    await title('Compléter la demande')
    const vehicles = within(screen.getByRole('group', { name: /plaques|Véhicules/i }))
    expect(vehicles.getByText(RULE)).toBeDefined()
    await vehicles.findByRole('button', { name: /La voiture/ })
    expect(vehicles.queryByRole('button', { name: /La vieille|La nouvelle/ })).toBeNull()
  })

  it('refuses one of another class at once, before a document is chosen', async () => {
    const { user } = await toPlates(limited(['1']))
    await screen.findByRole('button', { name: /La voiture/ })
    await user.type(plate(), 'aa 229 aa')
    expect(await screen.findByRole('link', { name: CLASS })).toBeDefined()
    expect(plate().getAttribute('aria-invalid')).toBe('true')
    await user.clear(plate())
    await user.type(plate(), 'FG482KD')
    expect(screen.queryByText(CLASS)).toBeNull()
  })

  it('goes no further with one that is not in the garage, which is no fault while it is being typed', async () => {
    const { user } = await toPlates(limited(['1']))
    await screen.findByRole('button', { name: /La voiture/ })
    await user.type(plate(), 'ZZ-999-ZZ')
    expect(screen.queryByText(UNKNOWN)).toBeNull()
    await goOn(user)
    expect(await screen.findByRole('link', { name: UNKNOWN })).toBeDefined()
  })

  it('takes one without a class where that is listed', async () => {
    const { user } = await toPlates(limited(['UNRANKED']))
    await user.click(await screen.findByRole('button', { name: /La nouvelle/ }))
    await goOn(user)
    expect(screen.queryByText(CLASS)).toBeNull()
    expect(screen.queryByText(UNKNOWN)).toBeNull()
  })

  it('is left to the city to judge while the vehicles are not known', async () => {
    const { user } = await toPlates(
      limited(['1'], { 'GET /api/subscriber/vehicles': () => new Promise(() => {}) }),
    )
    await user.type(plate(), 'ZZ-999-ZZ')
    await goOn(user)
    expect(await screen.findByRole('link', { name: /jour de début/ })).toBeDefined()
    expect(screen.queryByText(UNKNOWN)).toBeNull()
  })
})
