import { NO_APPELLANT } from '@parvis/shared-kernel/fines'
import { appealId } from '@parvis/shared-kernel/ids'
import { cityNow } from '@parvis/shared-kernel/remote'
import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import {
  cityRefusal,
  fakeStore,
  fakeSubscriber,
  type MountedFake,
  mountRemote,
  networkDown,
} from '@parvis/shared-kernel/testing'
import type { RecourseBodyWire, RecourseWire } from '@parvis/shared-kernel/wire'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { keepAppellant } from '../appeal/appeal-memory.ts'
import { mount } from '../entry.ts'
import { anAppeal, CALLS, CONFIGURATION, fakeAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, PATH } from '../testing/fake-fine.ts'

interface Save {
  readonly json: RecourseBodyWire
  readonly headers: Readonly<Record<string, string>>
}

const ALEX = {
  ...NO_APPELLANT,
  capacity: 'owner',
  firstName: 'Alex',
  lastName: 'Fontaine',
  address: { ...EMPTY_ADDRESS, streetName: 'rue Pasteur', postalCode: '38990', locality: 'Valmont' },
} as const

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  keepFakePlate()
  // The steps before have been answered in this tab.
  keepAppellant(anAppeal(), ALEX, cityNow())
})

let page: MountedFake | undefined
/** A closed page sends nothing more. */
async function close() {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await page?.unmount()
  connection.mockRestore()
}

/** The most that a browser sends of all calls that outlive their page. */
const LASTING_BYTES = 65_536
const TYPED = 'Le panneau manquait.'
const PDF = new File(['%PDF-'], 'photo-du-panneau.pdf', { type: 'application/pdf' })

/**
 * A city that keeps one draft by its revisions, and tells who holds it `appellant`. `isArriving`: whether saves come
 * there; `isAnswering`: and back.
 */
function aCity(appellant: RecourseWire['appellant'] = null) {
  const city = {
    statement: 'La machine.',
    lastName: appellant?.lastName,
    urns: undefined as readonly string[] | undefined,
    revision: 7,
    isArriving: true,
    isAnswering: true,
    isLeaving: false,
  }
  const draft = () => {
    const { statement, revision } = city
    return fakeAppeal({ reasonId: 'other', statement, revision, access: 'HOLDER', appellant })
  }
  const configuration = { ...CONFIGURATION, maximumStatementLength: 50_000 }
  const save = ({ json: { statement, lastName, pieces, revision, unanswered }, headers }: Save) => {
    const isCut = city.isLeaving && (statement ?? '').length * 2 > LASTING_BYTES
    if (!city.isArriving || isCut) throw networkDown()
    const known = [headers['if-match'], ...(unanswered ?? []).map(number => `"${number}"`)]
    if (headers['if-match'] && !known.includes(`"${city.revision}"`)) throw cityRefusal(412, 'DraftConflict')
    Object.assign(city, { statement, lastName, urns: pieces?.map(({ urn }) => urn), revision })
    if (!city.isAnswering) throw networkDown()
    return draft()
  }
  const openAt = async (step: string) => {
    const answers = {
      ...openCity(draft()),
      [CALLS.creation]: () => ({ recourse: draft(), configuration, deadline: null }),
      [CALLS.save]: save,
      [CALLS.upload]: { fileUrn: 'urn:1', signedUploadUrl: 'https://store.example/1' },
    }
    page = await mountRemote(mount, { path: `${PATH}/appeal/form?step=${step}`, subscriber: null, answers })
  }
  const open = async () => {
    await openAt('statement')
    return screen.findByRole('textbox', { name: 'Ce qui s’est passé' })
  }
  const openDocuments = async () => {
    await openAt('documents')
    await screen.findByText('Document utile')
  }
  return { city, open, openDocuments }
}

/** Types while the page is open, which is closed then; the city is reached as before afterwards. */
async function typed(conditions: object, statement = TYPED) {
  const { city, open } = aCity()
  const text = await open()
  Object.assign(city, conditions)
  fireEvent.change(text, { target: { value: statement } })
  await waitFor(() => expect(sessionStorage.getItem('parvis.appeal-notes')).toContain(statement))
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(document.body.textContent).toMatch(/pas encore enregistré/i))
  await close()
  Object.assign(city, { isArriving: true, isAnswering: true, isLeaving: false })
  return { city, open }
}

const CLASH = 'Modifié dans un autre onglet'
const isSaved = () => screen.findAllByText('Brouillon enregistré')

it.each([
  ['that did not arrive', { isArriving: false }, TYPED],
  ['whose answer was lost', { isAnswering: false }, TYPED],
  ['that is longer than what a browser sends of a page that closes', { isLeaving: true }, 'é'.repeat(40_000)],
])('what was typed is there again, and saved, after a save %s', async (_what, conditions, statement) => {
  const { city, open } = await typed(conditions, statement)
  expect(await open()).toHaveProperty('value', statement)
  await isSaved()
  expect([city.statement, screen.queryByText(CLASH)]).toEqual([statement, null])
  expect(sessionStorage.getItem('parvis.appeal-notes')).not.toContain(statement)
})

it('a file that had arrived when a save did not is there again, and saved', async () => {
  const user = userEvent.setup()
  const store = fakeStore()
  onTestFinished(() => store.remove())
  const { city, openDocuments } = aCity()
  await openDocuments()
  const notes = () => sessionStorage.getItem('parvis.appeal-notes')
  city.isArriving = false
  await user.upload(document.querySelector<HTMLInputElement>('[data-evidence]')!, PDF)
  await waitFor(() => expect(notes()).toContain('urn:1'))
  await close()
  city.isArriving = true
  await openDocuments()
  expect(await screen.findByText(PDF.name)).toBeDefined()
  await isSaved()
  expect(city.urns).toEqual(['urn:1'])
  expect(notes()).not.toContain('urn:1')
})

it.each([
  ['that another tab has saved since', { ...ALEX, lastName: 'Roche' }, 'Roche'],
  ['of this tab where the city tells nobody’s', null, ALEX.lastName],
])('a page that is opened again goes on with the name %s', async (_whose, appellant, lastName) => {
  const { city, open } = aCity(appellant)
  fireEvent.change(await open(), { target: { value: TYPED } })
  await waitFor(() => expect(city).toMatchObject({ statement: TYPED, lastName }))
})

it.each([
  ['shown for the appeal that it was typed in', anAppeal().id, ALEX.lastName],
  ['not shown to who signs in for another appeal, at a shared computer', appealId('before'), 'Martin'],
])('the name that a visitor has typed in this tab is %s', async (_what, id, lastName) => {
  keepAppellant({ ...anAppeal(), id }, ALEX, cityNow())
  const subscriber = { ...fakeSubscriber(), lastName: 'Martin' }
  const answers = openCity(fakeAppeal({ reasonId: 'other', access: null }))
  page = await mountRemote(mount, { path: `${PATH}/appeal/form?step=identity`, subscriber, answers })
  expect(await screen.findByRole('textbox', { name: 'Nom de famille' })).toHaveProperty('value', lastName)
})

it.each([
  ['is kept', 'Garder cette version', TYPED],
  ['gives way', 'Reprendre l’autre version', 'La machine, de l’autre onglet.'],
])(
  'what was typed and not saved %s only by choice once another tab has saved',
  async (_what, choice, kept) => {
    const user = userEvent.setup()
    const { city, open } = await typed({ isArriving: false })
    const other = { statement: 'La machine, de l’autre onglet.', revision: 8 }
    Object.assign(city, other)
    expect(await open()).toHaveProperty('value', TYPED)
    await screen.findByText(CLASH)
    // A page that is opened again asks again.
    await close()
    expect(await open()).toHaveProperty('value', TYPED)
    await screen.findByText(CLASH)
    expect(city).toMatchObject(other)
    await user.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(screen.queryByText(CLASH)).toBeNull())
    await waitFor(() => expect(city.statement).toBe(kept))
    await waitFor(() => expect(sessionStorage.getItem('parvis.appeal-notes') ?? '').not.toContain(TYPED))
  },
)
