import { LONGEST_STATEMENT } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { cityRefusal, type FakeStore, fakeStore, inDays, mountRemote } from '@parvis/shared-kernel/testing'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepComplement, recallComplement } from '../appeal/appeal-memory.ts'
import { mount } from '../entry.ts'
import { CALLS, contestedCity, filedAppeal } from '../testing/fake-appeal.ts'
import { keepFakePlate, NUMBER, PATH } from '../testing/fake-fine.ts'

const complement = {
  requestDatetime: inDays(-1),
  dueDatetime: inDays(9),
  message: 'Quelle rue exactement ?',
  pieces: [{ id: 'piece-1', name: 'Photo', mandatory: false }],
}
const asked = filedAppeal({ status: 'COMPLEMENT_REQUESTED', complement })
const open = (answers: object = {}, appeal = asked) =>
  mountRemote(mount, {
    path: `${PATH}/appeal/complement`,
    subscriber: null,
    answers: { ...contestedCity(appeal), [CALLS.complement]: complement, ...answers },
  })
const message = () => screen.findByRole('textbox', { name: /Votre message/ })
const send = () => screen.getByRole('button', { name: 'Envoyer ma réponse' })

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

describe('what the city still asks', () => {
  let store: FakeStore
  beforeEach(() => {
    store = fakeStore()
  })
  afterEach(() => store.remove())

  it('is answered in words, with no plate in an address, and leads back to the appeal', async () => {
    const user = userEvent.setup()
    const { api, navigation } = await open({ [CALLS.answer]: filedAppeal() })
    await user.type(await message(), 'Rue du Four.')
    expect(sessionStorage.getItem('parvis.appeal-notes')).toContain('Rue du Four.')
    await user.click(send())
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(`${PATH}/appeal`))
    const sent = api.calls.find(({ name }) => name === CALLS.answer)
    expect(sent?.json).toEqual({
      requestDatetime: new Date(complement.requestDatetime).toISOString(),
      message: 'Rue du Four.',
      pieces: [],
    })
    expect(JSON.stringify(sent?.query ?? {})).not.toContain('FG482KD')
    expect(sessionStorage.getItem('parvis.appeal-notes')).toBeNull()
  })

  it.each([
    [
      'fr',
      'a document',
      complement.pieces,
      /savoir en plus des documents/,
      /ou ajoutez un document/,
      /en document/,
    ],
    [
      'en',
      'a document',
      complement.pieces,
      /know besides the documents/,
      /or add a document/,
      /as a document/,
    ],
    ['fr', 'words', [], /doit savoir\.$/, /Écrivez un message\.$/, /Raccourcissez-le\.$/],
    ['en', 'words', [], /should know\.$/, /Write a message\.$/, /Shorten it\.$/],
  ] as const)('in %s, where %s is asked, names a document only if one can be added', async (...row) => {
    const [locale, , pieces, hint, empty, long] = row
    const wish = { ...complement, pieces }
    await mountRemote(mount, {
      path: `${PATH}/appeal/complement`,
      locale,
      subscriber: null,
      answers: {
        ...contestedCity(
          filedAppeal({ status: 'COMPLEMENT_REQUESTED', complement: { ...wish, pieces: [...pieces] } }),
        ),
        [CALLS.complement]: wish,
      },
    })
    expect(await screen.findByText(hint)).toBeDefined()
    const user = userEvent.setup()
    const button = screen.getByRole('button', { name: /Envoyer ma réponse|Send my answer/ })
    await user.click(button)
    expect((await screen.findAllByText(empty)).length).toBeGreaterThan(0)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a'.repeat(LONGEST_STATEMENT + 1) } })
    await user.click(button)
    expect((await screen.findAllByText(long)).length).toBeGreaterThan(0)
  })

  it.each([
    ['the same request comes back', complement.requestDatetime, 'Rue du Four.'],
    ['the request before is no answer to this one', inDays(-3), ''],
  ])('is opened again: what was typed for %s', async (_words, requestDatetime, value) => {
    const kept = {
      requestDatetime: new Date(requestDatetime).toISOString(),
      message: 'Rue du Four.',
      files: [],
    }
    keepComplement(fineId(NUMBER), kept, instantFromMs(Date.now()))
    await open()
    expect(await message()).toHaveProperty('value', value)
  })

  it('is kept as it is, also when all that was typed is taken out', async () => {
    const user = userEvent.setup()
    const request = new Date(complement.requestDatetime).toISOString()
    const kept = () => recallComplement(fineId(NUMBER), request, instantFromMs(Date.now()))?.message
    await open()
    expect(kept()).toBeUndefined()
    await user.type(await message(), 'Rue')
    expect(kept()).toBe('Rue')
    await user.clear(await message())
    expect(kept()).toBe('')
  })

  it('is asked again, after the answer from elsewhere: the open page begins a new one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const user = userEvent.setup()
    const { api } = await open()
    await user.type(await message(), 'Rue du Four.')
    const again = { ...complement, requestDatetime: inDays(0), message: 'Et le plan ?' }
    api.answer({ ...contestedCity(asked), [CALLS.complement]: again })
    vi.setSystemTime(Date.now() + 60_000)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await screen.findByText('Et le plan ?')
    expect(await message()).toHaveProperty('value', '')
  })

  it('can be changed no more while its answer is on its way, and again where that failed', async () => {
    const user = userEvent.setup()
    const { promise, resolve: answer } = Promise.withResolvers<unknown>()
    await open({ [CALLS.answer]: () => promise })
    await user.type(await message(), 'Rue du Four.')
    const isClosed = async () => (await message()).closest('[inert]') !== null
    expect(await isClosed()).toBe(false)
    await user.click(send())
    await waitFor(async () => expect(await isClosed()).toBe(true))
    expect(document.querySelector('[data-evidence]')?.closest('[inert]')).not.toBeNull()
    await act(async () => answer(cityRefusal(422, 'FileUnreadable')))
    await screen.findByRole('alert')
    expect(await isClosed()).toBe(false)
  })

  it('is not answered with nothing', async () => {
    const user = userEvent.setup()
    const { api } = await open()
    await message()
    await user.click(send())
    expect(document.activeElement?.textContent).toContain('Écrivez un message')
    expect(api.calls.map(({ name }) => name)).not.toContain(CALLS.answer)
  })

  it.each([
    ['sends words and file once, when it arrives', 200, 1],
    ['sends nothing where the upload fails, and says so', 500, 0],
  ])('pressed while a file is on its way %s', async (_words, status, times) => {
    const user = userEvent.setup()
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    const { api, navigation } = await open({
      [CALLS.upload]: async () => {
        await arrival
        if (status !== 200) return cityRefusal(status, 'Internal Server Error')
        return { fileUrn: 'urn:photo', signedUploadUrl: 'https://store.example/1' }
      },
      [CALLS.answer]: filedAppeal(),
    })
    await user.type(await message(), 'Rue du Four.')
    const file = new File(['%PDF-'], 'photo.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('[data-evidence]')!, file)
    const button = send()
    await user.click(button)
    expect(await screen.findByText(/La suite se fera/)).toBeDefined()
    await user.click(button)
    arrive()
    await waitFor(() => expect(screen.queryByText(/La suite se fera/)).toBeNull())
    if (times === 1) await waitFor(() => expect(navigation.visited.at(-1)).toBe(`${PATH}/appeal`))
    else await waitFor(() => expect(document.activeElement?.textContent).toContain('Renvoyez le fichier'))
    const sent = api.calls.filter(({ name }) => name === CALLS.answer)
    expect(sent).toHaveLength(times)
    if (times === 1)
      expect(sent[0]?.json).toMatchObject({ message: 'Rue du Four.', pieces: [{ urn: 'urn:photo' }] })
  })

  it.each([
    [409, 'OrderEvidenceNotExpected', /n’attend plus cette réponse/],
    [422, 'FileUnreadable', /vide, protégé ou abîmé/],
    [409, 'OrderEvidenceMissing', /Il manque un des documents/],
    [403, 'Forbidden', /Votre accès à ce dossier a pris fin.*Voir où en est la contestation/s],
  ])('refused with %d %s says so and keeps the words', async (status, code, words) => {
    const user = userEvent.setup()
    await open({ [CALLS.answer]: cityRefusal(status, code) })
    await user.type(await message(), 'Rue du Four.')
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
    expect(await message()).toHaveProperty('value', 'Rue du Four.')
  })

  it('refused lets its words be written anew without leaving them', async () => {
    const user = userEvent.setup()
    await open({ [CALLS.answer]: cityRefusal(422, 'FileUnreadable') })
    await user.type(await message(), 'Rue.')
    await user.click(send())
    await screen.findByRole('alert')
    await user.clear(await message())
    await user.type(await message(), 'Four.', { skipClick: true })
    expect(await message()).toHaveProperty('value', 'Four.')
    expect(document.activeElement).toBe(await message())
  })

  it('and was answered in another tab leads to the appeal as it is now', async () => {
    const user = userEvent.setup()
    const { api } = await open({ [CALLS.answer]: cityRefusal(409, 'OrderEvidenceNotExpected') })
    await user.type(await message(), 'Rue du Four.')
    api.answer(contestedCity(filedAppeal()))
    await user.click(send())
    await user.click(await screen.findByRole('link', { name: 'Voir où en est la contestation' }))
    expect(await screen.findByText('À l’étude')).toBeDefined()
  })

  it('and was answered meanwhile leads back to the appeal', async () => {
    const { navigation } = await open({}, filedAppeal())
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(`${PATH}/appeal`))
  })
})
