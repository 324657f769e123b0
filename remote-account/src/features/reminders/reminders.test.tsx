import {
  cityRefusal,
  type FakeRemoteOptions,
  fakeSubscriber,
  mountRemote,
} from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mount } from '../../entry.ts'

const PATH = '/api/subscriber/reminders'
const KINDS = ['DOCUMENT_MISSING', 'PAYMENT_WAITING', 'TICKET_ENDING', 'RENEWAL_OPEN', 'SUBSCRIPTION_ENDING']
const reminders = (channels = ['EMAIL']) => ({
  reminders: KINDS.map(kind => ({ kind, email: true, sms: true })),
  channels,
})
type Sent = { reminders: { kind: string; email: boolean; sms: boolean }[] }
const keeping = (channels = ['EMAIL']) => {
  let known = reminders(channels)
  return ({ json }: { json: unknown }) => {
    const { reminders: sent } = json as Sent
    known = {
      ...known,
      reminders: known.reminders.map(one => sent.find(({ kind }) => kind === one.kind) ?? one),
    }
    return known
  }
}

async function open({ answers = {}, ...options }: FakeRemoteOptions = {}) {
  const remote = await mountRemote(mount, {
    path: '/settings',
    answers: {
      'GET /api/subscriber/vehicles': [],
      [`GET ${PATH}`]: reminders(),
      [`PUT ${PATH}`]: keeping(),
      ...answers,
    },
    ...options,
  })
  await screen.findByRole('heading', { level: 1 })
  const kind = (name: string) => within(screen.getByRole('group', { name }))
  const way = (name: string, label = 'E-mail') => kind(name).getByRole('switch', { name: label })
  const sent = () =>
    remote.api.calls.filter(({ name }) => name === `PUT ${PATH}`).map(({ json }) => json as Sent)
  return { ...remote, user: userEvent.setup(), way, kind, sent }
}

describe('reminders', () => {
  it('are listed by kind with when they come, and by mail alone in a city without messages', async () => {
    const { kind } = await open()
    const section = await screen.findByRole('region', { name: 'Rappels' })
    expect(within(section).getAllByRole('group')).toHaveLength(5)
    expect(kind('Fin d’un abonnement').getByText('30 et 7 jours avant.')).toBeDefined()
    expect(within(section).queryByRole('switch', { name: 'SMS' })).toBeNull()
  })

  it('stand alone on the page that a mail leads to', async () => {
    const { user, way, sent } = await open({ path: '/settings?ask=reminders' })
    expect(screen.getByRole('heading', { level: 1, name: 'Rappels' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Mon profil' }).getAttribute('href')).toBe('/settings')
    await screen.findByRole('group', { name: 'Fin d’un abonnement' })
    expect([screen.queryByRole('region'), screen.queryByRole('textbox')]).toEqual([null, null])
    await user.click(way('Fin d’un abonnement'))
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('are turned off one by one, and what stops is said in words', async () => {
    const { user, way, kind, sent } = await open()
    await screen.findByRole('region', { name: 'Rappels' })
    await user.click(way('Fin d’un ticket'))
    expect(await kind('Fin d’un ticket').findByText('Vous n’en recevrez plus de rappel.')).toBeDefined()
    expect(sent()).toEqual([{ reminders: [{ kind: 'TICKET_ENDING', email: false, sms: true }] }])
    expect(way('Fin d’un ticket').getAttribute('aria-checked')).toBe('false')
    expect(way('Paiement en attente').getAttribute('aria-checked')).toBe('true')
    await user.click(way('Fin d’un ticket'))
    expect(await kind('Fin d’un ticket').findByText('Votre choix est enregistré.')).toBeDefined()
  })

  it('keep every one of two quick changes of one kind', async () => {
    const channels = ['EMAIL', 'SMS']
    const { user, way, sent } = await open({
      subscriber: fakeSubscriber({ shouldReceiveSms: true, phoneNumber: '0612345678' }),
      answers: { [`GET ${PATH}`]: reminders(channels), [`PUT ${PATH}`]: keeping(channels) },
    })
    await screen.findByRole('region', { name: 'Rappels' })
    await user.click(way('Renouvellement possible'))
    await user.click(way('Renouvellement possible', 'SMS'))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent().at(-1)?.reminders).toEqual([{ kind: 'RENEWAL_OPEN', email: false, sms: false }])
  })

  it('go back to what they were when the city does not take the choice', async () => {
    const { user, way } = await open({
      answers: { [`PUT ${PATH}`]: cityRefusal(503, 'Service Unavailable') },
    })
    await screen.findByRole('region', { name: 'Rappels' })
    await user.click(way('Document manquant'))
    expect(await screen.findByText('Votre choix n’est pas enregistré')).toBeDefined()
    expect(way('Document manquant').getAttribute('aria-checked')).toBe('true')
  })

  it.each([
    [
      'are off in the profile',
      { shouldReceiveSms: false, phoneNumber: '0612345678' },
      /activez-les dans vos coordonnées/,
    ],
    [
      'have no number to go to',
      { shouldReceiveSms: true, phoneNumber: '' },
      /Ajoutez votre téléphone mobile/,
    ],
  ])('say why messages cannot be chosen where they %s', async (_name, profile, note) => {
    const { way } = await open({
      subscriber: fakeSubscriber(profile),
      answers: { [`GET ${PATH}`]: reminders(['EMAIL', 'SMS']) },
    })
    expect(await screen.findByText(note)).toBeDefined()
    expect(way('Fin d’un ticket', 'SMS').hasAttribute('disabled')).toBe(true)
    expect(way('Fin d’un ticket', 'SMS').getAttribute('aria-checked')).toBe('false')
  })

  it('are asked for again where they could not be had', async () => {
    const { user, api } = await open({
      answers: { [`GET ${PATH}`]: cityRefusal(500, 'Internal Server Error') },
    })
    const again = await screen.findByRole('button', { name: 'Afficher mes rappels' })
    api.answer({ [`GET ${PATH}`]: reminders() })
    await user.click(again)
    expect(await screen.findByRole('group', { name: 'Fin d’un ticket' })).toBeDefined()
  })

  it('are not spoken of in a city that has none', async () => {
    await open({ answers: { [`GET ${PATH}`]: cityRefusal(404, 'Not Found') } })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Rappels' })).toBeNull())
  })

  it('speak English', async () => {
    await open({ locale: 'en' })
    expect(await screen.findByRole('group', { name: 'End of a ticket' })).toBeDefined()
  })
})
