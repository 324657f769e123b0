import { orderId } from '@parvis/shared-kernel/ids'
import { type Plate, plate } from '@parvis/shared-kernel/plates'
import { aMoment, anOffer, aSubscription, aTicket, mountRemote } from '@parvis/shared-kernel/testing'
import { day } from '@parvis/shared-kernel/time'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() => Promise.all([import('./right-detail.route.tsx'), import('./dashboard.route.tsx')]))

const id = orderId('sub-1')
const open = (path: string, facts: Parameters<typeof cityAnswers>[0]) =>
  mountRemote(mount, { path, answers: cityAnswers(facts) })

test('what was refused can be asked for again, is not renewed, and shows dates and zones as a wish', async () => {
  const subscriptions = [aSubscription({ id, status: 'rejected' })]
  await open('/souscriptions/sub-1', { subscriptions })
  expect(await screen.findByRole('region', { name: 'Dates demandées' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Zone demandée' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Demander à nouveau.: Résident/ })).toHaveLength(2)
  expect(screen.queryByText('Renouveler')).toBeNull()
})

test.each([
  ['deleted', 'Supprimé', 'Dates', 'Zone'],
  ['rejected', 'Refusé', 'Dates demandées', 'Zone demandée'],
] as const)(
  'what was %s and is over does not read as if it had been valid',
  async (status, note, dates, zone) => {
    const endOfValidity = aMoment('2026-05-31T23:59:59+02:00')
    await open('/souscriptions/sub-1', { subscriptions: [aSubscription({ id, status, endOfValidity })] })
    expect(await screen.findByRole('region', { name: dates })).toBeTruthy()
    expect(screen.getByRole('region', { name: zone })).toBeTruthy()
    expect(screen.getByText('Expiré').parentElement?.parentElement?.textContent).toContain(note)
  },
)

test('a request that the city looks at says how long an answer usually takes', async () => {
  const procedure = { ...anOffer().procedure, decisionDays: 5 }
  await open('/souscriptions/sub-1', {
    subscriptions: [aSubscription({ id, status: 'under-review' })],
    offers: [anOffer({ procedure })],
  })
  expect(await screen.findByText('Réponse en 5 jours, en général')).toBeTruthy()
})

test('the card of what was refused says the same', async () => {
  await open('/souscriptions', { subscriptions: [aSubscription({ id, status: 'rejected' })] })
  expect(await screen.findByRole('link', { name: /^Demander à nouveau.: Résident/ })).toBeTruthy()
  expect(screen.queryByText('Renouveler')).toBeNull()
})

test('a ticket that waits for a document says whom to give it to', async () => {
  const ticket = aTicket({ status: 'awaiting-evidence' })
  await open(`/souscriptions/tickets/${ticket.id}`, { tickets: [ticket] })
  expect(await screen.findByText(/^La ville attend un document pour ce ticket/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '01 99 00 12 34' })).toBeTruthy()
  expect(screen.queryByText(/Il n’y a rien à faire/)).toBeNull()
})

test('a plate that is only asked for is told apart, with what it may cost', async () => {
  const right = aSubscription({
    id,
    status: 'plate-under-review',
    plateChange: {
      changeType: 'addition',
      oldPlate: null,
      newPlate: plate('EF-456-GH'),
      newHashedPlate: null,
      status: 'waiting',
    },
  })
  await open('/souscriptions/sub-1', { subscriptions: [right] })
  const plates = within(await screen.findByRole('region', { name: 'Plaques' }))
  expect(plates.getByText(/pas encore valable.*peut coûter un FPS/)).toBeTruthy()
})

test('a change of several plates tells all that come and go, though the city sends one of them', async () => {
  const line = { date: day('2026-06-12'), time: '10:00', source: 'FRONT', status: 'waiting' } as const
  const [first, second, fresh] = ['AB-123-CD', 'CD-350-TG', 'EF-456-GH'].map(plate) as Plate[]
  const right = aSubscription({
    id,
    status: 'plate-under-review',
    plates: [first!, second!],
    plateChange: {
      changeType: 'modification',
      oldPlate: second!,
      newPlate: null,
      newHashedPlate: null,
      status: 'waiting',
    },
    plateHistory: {
      initialPlates: [first!, second!],
      activePlates: [first!, second!],
      elements: [
        { ...line, newPlates: [fresh!], removedPlates: [first!] },
        { ...line, newPlates: [], removedPlates: [second!] },
      ],
    },
  })
  await open('/souscriptions/sub-1', { subscriptions: [right] })
  const plates = within(await screen.findByRole('region', { name: 'Plaques' }))
  expect(plates.queryByText('Une nouvelle plaque')).toBeNull()
  const told = plates.getByText('Changement à l’étude').closest('[class*=banner]')?.textContent
  expect(told).toMatch(/EF-456-GH.*AB-123-CD.*CD-350-TG/)
  expect(told).toMatch(/pas encore valable/)
})

test('a change of plates of a kind that nobody knows is called a change, and neither plate is marked', async () => {
  const right = aSubscription({
    id,
    status: 'plate-under-review',
    plateChange: {
      changeType: 'other',
      oldPlate: plate('AB-123-CD'),
      newPlate: plate('EF-456-GH'),
      newHashedPlate: null,
      status: 'waiting',
    },
  })
  await open('/souscriptions/sub-1', { subscriptions: [right] })
  const plates = within(await screen.findByRole('region', { name: 'Plaques' }))
  expect(plates.getByText('Un changement concernant vos plaques')).toBeTruthy()
  expect(plates.getByText(/pas encore valable/)).toBeTruthy()
})

test('what is to be paid before it begins says until when', async () => {
  const right = aSubscription({
    id,
    status: 'awaiting-payment',
    startOfValidity: aMoment('2026-06-20T00:00:00+02:00'),
  })
  await open('/souscriptions/sub-1', { subscriptions: [right] })
  const steps = within(await screen.findByRole('region', { name: 'Les étapes' }))
  expect(steps.getByText('à payer avant le 20/06/2026')).toBeTruthy()
  expect(steps.queryByText('Ajouter à mon agenda')).toBeNull()
})

test('of two rights of one name, what runs out is told by its plate', async () => {
  const ending = aSubscription({ id, endOfValidity: aMoment('2026-06-20T23:59:59+02:00') })
  await open('/souscriptions', { subscriptions: [ending, aSubscription({ id: orderId('sub-2') })] })
  const toDo = within(await screen.findByRole('region', { name: 'À faire' }))
  expect(toDo.getByText('AB-123-CD')).toBeTruthy()
})
