import { NO_APPELLANT } from '@parvis/shared-kernel/fines'
import { cityNow } from '@parvis/shared-kernel/remote'
import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import { mountRemote } from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepAppellant } from '../appeal/appeal-memory.ts'
import { mount } from '../entry.ts'
import { anAppeal, fakeAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, PATH } from '../testing/fake-fine.ts'

const FOR_ANOTHER = {
  ...NO_APPELLANT,
  capacity: 'representative',
  firstName: 'Alex',
  lastName: 'Fontaine',
  representedName: 'Durand SARL',
  address: { ...EMPTY_ADDRESS, streetName: 'rue Pasteur', postalCode: '38990', locality: 'Valmont' },
} as const

const file = (id: string, name: string) => ({ id, name, urn: `urn:${name}`, size: 2_000, mime: 'image/jpeg' })
const draft = fakeAppeal({
  reasonId: 'had-paid',
  statement: 'J’avais payé.',
  sentPieces: [file('receipt', 'recu.jpg'), file('mandate', 'mandat.jpg')],
})

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  keepFakePlate()
  keepAppellant(anAppeal(), FOR_ANOTHER, cityNow())
})

it.each([
  ['Documents', 'recu.jpg', 'Vos documents', 'Reçu'],
  ['Vous', 'mandat.jpg', 'Qui conteste\u202f?', 'Mandat signé'],
])('each file is checked where it is changed: under « %s », %s', async (part, name, step, piece) => {
  const user = userEvent.setup()
  const answers = openCity(draft)
  await mountRemote(mount, { path: `${PATH}/appeal/form?step=review`, subscriber: null, answers })
  const region = within(await screen.findByRole('region', { name: part }))
  expect(region.getAllByText(/[.]jpg/).map(({ textContent }) => textContent?.split(' ')[0])).toEqual([name])
  await user.click(region.getByRole('button', { name: `Modifier\u202f: ${part}` }))
  expect(await screen.findByRole('heading', { level: 1, name: step })).toBeDefined()
  expect(screen.getByText(piece)).toBeDefined()
  expect(screen.getByText(name)).toBeDefined()
})
