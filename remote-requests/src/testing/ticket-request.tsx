import { fakeDraftCity, type MountedFake, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, fakeDefinition } from './fake-city.ts'

export const PATH = '/souscriptions/ticket/create/visitor'
export const COUNT = 'GET /api/parking-right-definition/visitor/subscribers/camille/ticket-number'
export const everyDay = { allowedWeekDays: [], mustOrderWithPlate: true }

/** Opens a request for this definition, at its first step unless the path says another. */
export const begin = async (definition: object, more = {}, path = `${PATH}?step=start`) => {
  // This DOM implementation fires selectionchange synchronously on every change, endlessly; browsers fire it once
  // afterwards.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {})
  const fake = await mountRemote(mount, {
    path,
    answers: {
      ...cityAnswers({ definitions: [fakeDefinition({ ...everyDay, ...definition })] }),
      ...fakeDraftCity('ticket-visitor').answers,
      'GET /api/subscriber/vehicles': [],
      [COUNT]: 5,
      ...more,
    },
  })
  return { ...fake, user: userEvent.setup() }
}
type Opened = MountedFake & { readonly user: ReturnType<typeof userEvent.setup> }

export const goOn = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Continuer' }))
export const titled = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 })

/** Fills the first two steps. */
export async function toComplement(opened: Opened, first = 'Vérifier l’offre') {
  await titled(first)
  await opened.user.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
  await goOn(opened)
  await titled('Vérifier vos informations')
  await goOn(opened)
  await titled('Compléter la demande')
}

export async function fillDay({ user }: Opened, field = 'Jour de début', day = '15062090') {
  const group = await screen.findByRole('group', { name: field })
  await user.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement)
  await user.keyboard(day)
}

/** Fills all steps up to the last, with a day and a plate. */
export async function toReview(opened: Opened, firstTitle?: string) {
  await toComplement(opened, firstTitle)
  await fillDay(opened)
  await opened.user.type(screen.getByRole('textbox', { name: /Plaque/ }), 'ab-123-cd')
  await goOn(opened)
  await titled('Relire avant de déposer')
}
