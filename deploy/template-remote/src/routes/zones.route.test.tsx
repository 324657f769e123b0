import { mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mount } from '../entry.ts'

const ZONES = [
  { id: 'centre', name: 'Centre' },
  { id: 'gare', name: 'Gare' },
]
const STREETS = [
  { name: 'Rue Victor Hugo', zoneIds: ['centre'] },
  { name: 'Avenue de la Gare', zoneIds: ['centre', 'gare'] },
]
const answers = {
  'GET /api/catalogue': { plans: [], definitions: [], zones: ZONES },
  'GET /api/catalogue/streets': STREETS,
}

it.each([
  ['fr', 'Zones de stationnement', 'Centre · 2 rues', 'Gare · 1 rue'],
  ['en', 'Parking zones', 'Centre · 2 streets', 'Gare · 1 street'],
] as const)('shows the streets of each zone in %s', async (locale, title, centre, gare) => {
  await mountRemote(mount, { path: '/zones', subscriber: null, locale, answers })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  for (const name of [centre, gare]) expect(screen.getByText(name)).toBeDefined()
  expect(screen.getAllByText('Avenue de la Gare')).toHaveLength(2)
})

it('says when the city does not answer, and offers another try', async () => {
  await mountRemote(mount, {
    path: '/zones',
    subscriber: null,
    answers: { ...answers, 'GET /api/catalogue': networkDown },
  })
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined()
})
