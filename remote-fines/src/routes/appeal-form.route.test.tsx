import { failureOfResponse } from '@parvis/shared-kernel/api'
import { ApiError } from '@parvis/shared-kernel/errors'
import { cityRefusal, mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { CALLS, CONFIGURATION, fakeAppeal, filedAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, PATH } from '../testing/fake-fine.ts'

const FORM = `${PATH}/appeal/form`
const draft = fakeAppeal({ reasonId: 'other', statement: 'La machine était en panne.' })
const open = (step: string, answers: object = {}, recourse = draft) =>
  mountRemote(mount, {
    path: `${FORM}?step=${step}`,
    subscriber: null,
    answers: { ...openCity(recourse), ...answers },
  })
const next = () => screen.findByRole('button', { name: 'Continuer' })
const FOUND = {
  concatAddress: '7 rue Pasteur, 38990 Valmont',
  address: {
    streetNumber: '7',
    streetType: 'rue',
    streetName: 'Pasteur',
    postalCode: '38990',
    locality: 'Valmont',
  },
}
const field = (name: string) => screen.getByRole('textbox', { name })

async function sayWho(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('radio', { name: /Titulaire/ }))
  const say = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  say('Prénom', 'Alex')
  say('Nom de famille', 'Fontaine')
  await user.click(await screen.findByRole('button', { name: 'Saisir l’adresse à la main' }))
  say('Nom de la voie', 'rue Pasteur')
  say('Code postal', '38990')
  say('Commune', 'Valmont')
}

/** An appeal that is complete, before it is sent. */
async function atTheEnd() {
  const user = userEvent.setup()
  const { api } = await open('identity')
  await sayWho(user)
  await user.click(await next())
  await user.click(await next())
  const send = await screen.findByRole('button', { name: 'Envoyer ma contestation' })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Brouillon enregistré'))
  return { user, api, send }
}

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

describe('the form of an appeal', () => {
  it('that was not begun leads to where one begins', async () => {
    const { navigation } = await mountRemote(mount, { path: FORM, subscriber: null, answers: openCity() })
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(`${PATH}/appeal`))
  })

  it('goes on only with an answer, and names what each reason asks', async () => {
    const user = userEvent.setup()
    await open('reason', {}, fakeAppeal())
    await user.click(await next())
    expect(sessionStorage.getItem('parvis.appeal-notes'), 'nothing was typed').toBeNull()
    expect(document.activeElement?.textContent).toContain('Choisissez un motif')
    expect(screen.getByText(/À joindre.*Reçu/)).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /J’avais payé/ }))
    await user.click(await next())
    expect(await screen.findByRole('heading', { level: 1, name: 'Vos documents' })).toBeDefined()
    await user.click(await next())
    expect(screen.getByRole('link', { name: /Ajoutez le document.*Reçu/ })).toBeDefined()
  })

  it('saves within a second, with the plate, and says so', async () => {
    const user = userEvent.setup()
    const { api } = await open('reason')
    await user.click(await screen.findByRole('radio', { name: /J’avais payé/ }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Brouillon enregistré'))
    const save = api.calls.findLast(({ name }) => name === CALLS.save)
    expect(save).toMatchObject({ query: { plate: 'FG482KD' }, json: { reasonId: 'had-paid' } })
  })

  it('asks a mandate of who contests for another', async () => {
    const user = userEvent.setup()
    await open('identity')
    await user.click(await screen.findByRole('radio', { name: /Mandataire/ }))
    await user.click(await next())
    const told = screen.getAllByRole('link').map(link => link.textContent)
    expect(told.join()).toMatch(/société représentée.*Mandat signé/s)
  })

  it('finds the address by a few letters, and keeps the way by hand beside it', async () => {
    const user = userEvent.setup()
    const { api } = await open('identity', { 'POST /api/v0/geocoding/research': [FOUND] })
    const search = await screen.findByRole('combobox', { name: /Rechercher une adresse/ })
    await user.type(search, 'paste')
    await user.click(await screen.findByRole('option', { name: FOUND.concatAddress }))
    const answer = screen.getByRole('group', { name: 'Adresse postale' })
    expect(answer.textContent).toContain('7 rue Pasteur38990 Valmont')
    await waitFor(() =>
      expect(api.calls.findLast(({ name }) => name === CALLS.save)?.json).toMatchObject({
        address: { streetNumber: '7', streetName: 'Pasteur', postalCode: '38990' },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Compléter ou corriger' }))
    expect(field('Nom de la voie')).toHaveProperty('value', 'Pasteur')
  })

  it('brings the fields of the address out when they lack, and leaves the search above them', async () => {
    const user = userEvent.setup()
    await open('identity')
    await screen.findByRole('combobox', { name: 'Rechercher une adresse' })
    await user.click(await next())
    await user.click(await screen.findByRole('link', { name: /^Indiquez le nom de la voie/ }))
    expect(document.activeElement).toBe(field('Nom de la voie'))
    expect(screen.getByRole('combobox', { name: /Rechercher une adresse/ })).toBeDefined()
    fireEvent.change(field('Nom de la voie'), { target: { value: 'rue Pasteur' } })
    fireEvent.change(field('Code postal'), { target: { value: '38 990' } })
    expect(field('Code postal')).toHaveProperty('value', '38990')
    fireEvent.change(field('Commune'), { target: { value: 'Valmont' } })
    expect(field('Commune')).toHaveProperty('value', 'Valmont')
  })

  it('tells a text that is too long at once, and keeps it', async () => {
    const user = userEvent.setup()
    await open('identity')
    await sayWho(user)
    await user.click(await next())
    const text = await screen.findByRole('textbox', { name: 'Ce qui s’est passé' })
    fireEvent.change(text, { target: { value: 'x'.repeat(42) } })
    expect(screen.getByText(/dépasse la limite de 2 caractères/)).toBeDefined()
    expect(screen.getByText(/pas encore enregistré/)).toBeDefined()
    expect(text).toHaveProperty('value', 'x'.repeat(42))
  })

  it.each([
    ['without a network', 'Sans réseau.', networkDown()],
    ['above the limit', 'x'.repeat(42), draft],
  ])('gives back after a reload what was typed %s, and saves it', async (_how, statement, answer) => {
    const user = userEvent.setup()
    const { api, unmount } = await open('identity')
    await sayWho(user)
    await user.click(await next())
    api.answer({ [CALLS.save]: answer })
    const text = () => screen.findByRole('textbox', { name: 'Ce qui s’est passé' })
    fireEvent.change(await text(), { target: { value: statement } })
    await waitFor(() => expect(document.body.textContent).toMatch(/pas encore enregistré/i))
    await unmount()
    const { api: again } = await open('statement')
    expect(await text()).toHaveProperty('value', statement)
    const isWhole = statement.length <= CONFIGURATION.maximumStatementLength
    await waitFor(() => expect(again.calls.some(({ name }) => name === CALLS.save)).toBe(true))
    await waitFor(() =>
      expect(sessionStorage.getItem('parvis.appeal-notes')?.includes(statement) ?? false).toBe(!isWhole),
    )
    expect(again.calls.findLast(({ name }) => name === CALLS.save)?.json).toMatchObject(
      isWhole ? { statement } : { reasonId: 'other' },
    )
  })

  it('keeps who appeals for this tab alone, and sends everything at once', async () => {
    const user = userEvent.setup()
    const { api, navigation } = await open('identity')
    await sayWho(user)
    expect(sessionStorage.getItem('parvis.appeal-notes')).toContain('Fontaine')
    await user.click(await next())
    await user.click(await next())
    api.answer({ [CALLS.save]: filedAppeal() })
    await user.click(await screen.findByRole('button', { name: 'Envoyer ma contestation' }))
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(`${PATH}/appeal`))
    expect(navigation.location.state).toBe('filed-unmailed')
    const sent = api.calls.findLast(({ name }) => name === CALLS.save)
    expect(sent?.json).toMatchObject({
      submit: true,
      capacity: 'owner',
      lastName: 'Fontaine',
      address: { locality: 'Valmont' },
      statement: 'La machine était en panne.',
      pieces: [],
    })
    expect(sessionStorage.getItem('parvis.appeal-notes')).toBeNull()
  })

  const NOT_SENT = 'La contestation n’est pas partie'
  it.each([
    [
      'too late',
      cityRefusal(409, 'AppealDeadlinePassed'),
      NOT_SENT,
      /délai pour contester vient de se terminer/,
    ],
    ['sent elsewhere', cityRefusal(409, 'Conflict'), NOT_SENT, /déjà été envoyée ou retirée/],
    [
      'started over elsewhere',
      cityRefusal(403, 'Forbidden'),
      NOT_SENT,
      /recommencée ou retirée dans un autre onglet/,
    ],
    ['not allowed any more', cityRefusal(409, 'AppealNotAllowed'), NOT_SENT, /ne peut plus être contesté/],
    ['without network', networkDown(), 'Nous n’avons pas reçu de confirmation', /connexion/i],
  ])('refused because it is %s says so and keeps everything', async (_, refusal, title, words) => {
    const { user, api, send } = await atTheEnd()
    api.answer({ [CALLS.save]: refusal })
    await user.click(send)
    expect((await screen.findByText(title)).textContent).toBeDefined()
    await waitFor(() => expect(document.body.textContent).toMatch(words))
    expect(document.body.textContent).toContain('rue Pasteur')
  })

  it.each([
    ['to the holder of its link alone', 'HOLDER', 'Votre lien de dossier est seul à les montrer'],
    [
      'to everybody in a city that guards no case',
      null,
      'toute personne qui connaît le numéro et la plaque peut lire',
    ],
  ])('says that it is open %s, and nothing else', async (_, access, words) => {
    await open('identity', {}, { ...draft, access })
    await screen.findByRole('radio', { name: /Titulaire/ })
    const text = document.body.textContent ?? ''
    expect([text.includes(words), text.includes('est seul à les montrer')]).toEqual([true, access !== null])
  })

  it('that another tab changed is not sent before one version is chosen, and then refused no more', async () => {
    const { user, api, send } = await atTheEnd()
    api.answer({ [CALLS.save]: cityRefusal(412, 'DraftConflict') })
    await user.click(send)
    await screen.findByText(/Choisissez d’abord la version à garder/)
    expect(document.body.textContent).not.toContain('Rechargez la page')
    api.answer({ [CALLS.save]: draft })
    await user.click(screen.getByRole('button', { name: 'Garder cette version' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Brouillon enregistré'))
    expect(screen.queryByText(NOT_SENT)).toBeNull()
  })

  it('leads to the field that the city refuses', async () => {
    const { user, api, send } = await atTheEnd()
    const fields = [{ path: 'address.postalCode', message: 'not here' }]
    const refusal = new ApiError(failureOfResponse(400, { error: 'ValidationFailed', message: '', fields }))
    api.answer({ [CALLS.save]: refusal })
    await user.click(send)
    const link = await screen.findByRole('link', { name: 'Le code postal compte 5 chiffres.' })
    await user.click(link)
    expect(document.activeElement).toBe(field('Code postal'))
    fireEvent.change(field('Code postal'), { target: { value: '38000' } })
    await waitFor(() => expect(screen.queryByRole('link', { name: /code postal/ })).toBeNull())
    // The refusal is final until the next change: "trying again" would be false.
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Pas enregistré.*refuse/))
  })
})
