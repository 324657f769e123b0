import { orderId } from '@parvis/shared-kernel/ids'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import {
  aDefinition,
  anOffer,
  aSubscription,
  aTicket,
  type FakeRemoteOptions,
  mountRemote,
} from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() =>
  Promise.all([import('./right-detail.route.tsx'), import('../right-actions/cancel-dialog.tsx')]),
)

const subscription = aSubscription({ id: orderId('sub-1') })
const open = (options: FakeRemoteOptions) => mountRemote(mount, { path: '/souscriptions/sub-1', ...options })

test('plates are changed once what changes was seen; blank lines are dropped', async () => {
  const user = userEvent.setup()
  const save = vi.fn()
  const answers = { ...cityAnswers({ subscriptions: [subscription] }), 'PUT /api/order/sub-1/plates': save }
  const fake = await open({ answers })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier les plaques' }))
  await user.click(dialog.getByRole('button', { name: 'Ajouter une plaque' }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Plaque 2'))
  await user.clear(dialog.getByLabelText('Plaque 1'))
  await user.type(dialog.getByLabelText('Plaque 1'), 'ef 456 gh')
  await user.click(dialog.getByRole('button', { name: 'Vérifier le changement' }))
  expect(dialog.getByRole('table')).toBeTruthy()
  expect(dialog.getByText('EF-456-GH')).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Enregistrer les plaques' }))
  expect(await screen.findByText(/Les plaques de «.Résident.» sont enregistrées/)).toBeTruthy()
  expect(save.mock.calls[0]?.[0].json).toEqual({ plates: ['EF456GH'] })
  expect(fake.events).toContainEqual({ kind: 'rights-changed' })
})

test('pressing Enter twice in a plate shows what changes and neither saves nor loses it, nor does going back', async () => {
  const user = userEvent.setup()
  const save = vi.fn()
  const answers = { ...cityAnswers({ subscriptions: [subscription] }), 'PUT /api/order/sub-1/plates': save }
  await open({ answers })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier les plaques' }))
  const plate = dialog.getAllByRole('textbox')[0]!
  await user.clear(plate)
  await user.type(plate, 'ef 456 gh{Enter}{Enter}')
  expect(document.activeElement).toBe(dialog.getByRole('table').parentElement)
  expect(dialog.getByText('EF-456-GH')).toBeTruthy()
  await user.tab()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Revenir')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(dialog.getAllByRole('textbox')[0])
  expect(dialog.getAllByRole('textbox')[0]).toHaveProperty('value', 'ef 456 gh')
  expect(save).not.toHaveBeenCalled()
})

test.each([
  ['AB-I23-CD', 'Vouliez-vous dire AB-123-CD ?', ['Utiliser AB-123-CD']],
  [
    'BH671QW, DZ117PR',
    'Vouliez-vous dire l’une de ces plaques ?',
    ['Utiliser toutes ces plaques', 'Utiliser BH-671-QW', 'Utiliser DZ-117-PR'],
  ],
])('the question about the plate %s names those that may be meant', async (typed, question, offered) => {
  const user = userEvent.setup()
  await open({ answers: cityAnswers({ subscriptions: [subscription] }) })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier les plaques' }))
  const plate = dialog.getAllByRole('textbox')[0]!
  await user.clear(plate)
  await user.type(plate, typed)
  expect(dialog.getByText(question)).toBeTruthy()
  const uses = dialog.getAllByRole('button', { name: /^Utiliser/ })
  expect(uses.map(({ textContent }) => textContent)).toEqual(offered)
})

test('each plate of a list that was pasted gets a field of its own', async () => {
  const user = userEvent.setup()
  const offers = [anOffer({ maxPlates: 3 })]
  await open({ answers: cityAnswers({ subscriptions: [subscription], offers }) })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier les plaques' }))
  await user.clear(dialog.getAllByRole('textbox')[0]!)
  await user.paste('BH671QW DZ117PR')
  await user.click(dialog.getByRole('button', { name: 'Utiliser toutes ces plaques' }))
  const values = dialog.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(['BH-671-QW', 'DZ-117-PR']))
})

test('a double click on what goes back is no press on the button that cancels in its place', async () => {
  const user = userEvent.setup()
  await open({ answers: cityAnswers({ subscriptions: [subscription] }) })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier les plaques' }))
  await user.type(dialog.getAllByRole('textbox')[0]!, '4')
  await user.click(dialog.getByRole('button', { name: 'Vérifier le changement' }))
  await user.dblClick(dialog.getByRole('button', { name: 'Revenir' }))
  const plates = within(screen.getByRole('dialog')).getAllByRole('textbox')
  expect(plates[0]).toHaveProperty('value', 'AB-123-CD4')
})

test('the plates that a right has already are not saved again, and no plate is no plates', async () => {
  const user = userEvent.setup()
  await open({ answers: cityAnswers({ subscriptions: [subscription], offers: [anOffer({ maxPlates: 1 })] }) })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const check = () => user.click(dialog.getByRole('button', { name: 'Vérifier le changement' }))
  await check()
  expect(dialog.getByText('Ces plaques sont déjà celles de votre droit.')).toBeTruthy()
  await user.clear(dialog.getByLabelText('Plaque'))
  await check()
  expect(dialog.getByText('Indiquez au moins une plaque.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Plaque'), '!')
  await check()
  expect(dialog.getByText('Une plaque a de 2 à 15 lettres et chiffres.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('Plaque'))
})

test('each plate of a text that was pasted is offered', async () => {
  const user = userEvent.setup()
  await open({ answers: cityAnswers({ subscriptions: [subscription] }) })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const plate = dialog.getByLabelText('Plaque 1')
  await user.clear(plate)
  await user.paste('AB-123-CD, EF-456-GH')
  await user.click(dialog.getByRole('button', { name: /EF-456-GH/ }))
  expect(plate).toHaveProperty('value', 'EF-456-GH')
})

test('what is wrong with one of many plates takes the focus to that plate', async () => {
  const user = userEvent.setup()
  const plates = dropBlankPlates(['AB-123-CD', 'EF-456-GH', 'IJ-789-KL'])
  const answers = cityAnswers({
    subscriptions: [{ ...subscription, plates }],
    offers: [anOffer({ maxPlates: 4 })],
  })
  await open({ answers })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const check = () => user.click(dialog.getByRole('button', { name: 'Vérifier le changement' }))
  await check()
  expect(document.activeElement).toBe(dialog.getByLabelText('Plaque 1'))
  await user.type(dialog.getByLabelText('Plaque 2'), '!')
  await check()
  expect(document.activeElement).toBe(dialog.getByLabelText('Plaque 2'))
})

test('a plate that has left the subscription can be taken off the ticket', async () => {
  const user = userEvent.setup()
  const [gone, kept] = dropBlankPlates(['AB-123-CD', 'EF-456-GH'])
  const held = aTicket({ subscriptionId: orderId('sub-1'), plates: [gone!] })
  const answers = cityAnswers({
    subscriptions: [{ ...subscription, plates: [kept!] }],
    tickets: [held],
    definitions: [aDefinition({ shouldUseSubscriptionPlate: true, maxPlates: 2 })],
  })
  await open({ path: `/souscriptions/tickets/${held.id}`, answers })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Cette plaque n’est plus sur l’abonnement')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: /AB-123-CD/ }))
  await user.click(dialog.getByRole('checkbox', { name: 'EF-456-GH' }))
  await user.click(dialog.getByRole('button', { name: 'Vérifier le changement' }))
  expect(dialog.getByRole('table')).toBeTruthy()
})

test('one plate of a subscription is a choice of one: another takes its place at once', async () => {
  const user = userEvent.setup()
  const plates = dropBlankPlates(['AB-123-CD', 'EF-456-GH'])
  const held = aTicket({ subscriptionId: orderId('sub-1'), plates: plates.slice(0, 1) })
  const answers = cityAnswers({
    subscriptions: [{ ...subscription, plates }],
    tickets: [held],
    definitions: [aDefinition({ shouldUseSubscriptionPlate: true, maxPlates: 1 })],
  })
  await open({ path: `/souscriptions/tickets/${held.id}`, answers })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryAllByRole('checkbox')).toEqual([])
  const other = dialog.getByRole<HTMLInputElement>('radio', { name: 'EF-456-GH' })
  await user.click(other)
  expect(other.checked).toBe(true)
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'AB-123-CD' }).checked).toBe(false)
})

test('plates of a subscription are chosen, not typed', async () => {
  const user = userEvent.setup()
  const plates = dropBlankPlates(['AB-123-CD', 'EF-456-GH', 'GK-553-TN'])
  const held = aTicket({ subscriptionId: orderId('sub-1'), plates: plates.slice(0, 2) })
  const answers = cityAnswers({
    subscriptions: [{ ...subscription, plates }],
    tickets: [held],
    definitions: [aDefinition({ shouldUseSubscriptionPlate: true, maxPlates: 2 })],
  })
  await open({ path: `/souscriptions/tickets/${held.id}`, answers })
  await user.click(await screen.findByRole('button', { name: /^Modifier les plaques/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const other = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'GK-553-TN' })
  expect(other.disabled).toBe(true)
  await user.click(dialog.getByRole('checkbox', { name: 'AB-123-CD' }))
  expect(other.disabled).toBe(false)
})
