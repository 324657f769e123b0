import { draftProcedure } from '@parvis/shared-kernel/drafts'
import { cityRefusal, type FakeAnswers, fakeDraftCity, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, plain } from '../testing/fake-city.ts'

const PROCEDURE = draftProcedure('subscription', 'resident')
const listed = [
  {
    procedure: PROCEDURE,
    version: 1,
    updatedAt: '2026-03-05T10:00:00+01:00',
    keptUntil: '2026-04-04T10:00:00+02:00',
  },
]
const LIST = 'GET /api/subscriber/drafts'
const open = (path: string, answers: FakeAnswers) =>
  mountRemote(mount, { path, answers: { ...cityAnswers(), ...answers } })
const region = () => screen.findByRole('region', { name: 'Reprendre votre demande' })

describe('a request that was begun', () => {
  it('stands on the list of what may be requested: what, since when, until when', async () => {
    await open('/demandes', { [LIST]: listed })
    const part = within(await region())
    expect(part.getByRole('heading', { name: 'Abonnement résident' })).toBeDefined()
    expect(plain(part.getByText(/^Commencée/).textContent)).toContain(
      'modification : 05/03/2026 - 10:00. Gardée jusqu’au 04/04/2026.',
    )
    expect(part.getByRole('link', { name: /^Reprendre/ }).getAttribute('href')).toBe(
      '/souscriptions/create/resident?step=resume',
    )
  })

  it('is put away after a question, and stays when one keeps it', async () => {
    const drafts = fakeDraftCity(PROCEDURE)
    drafts.put({ writer: 'before', body: {} })
    const user = userEvent.setup()
    await open('/demandes', { ...drafts.answers, [LIST]: () => (drafts.body() ? listed : []) })
    await region()
    await user.click(screen.getByRole('button', { name: /^Effacer/ }))
    await user.click(screen.getByRole('button', { name: 'Garder' }))
    expect(drafts.body()).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Effacer/ }))
    await user.click(screen.getByRole('button', { name: 'Effacer la demande commencée' }))
    await waitFor(() => expect(screen.queryByText(/^Commencée/)).toBeNull())
    expect(drafts.body()).toBeUndefined()
  })

  it('is not said to be gone where the city did not take it away', async () => {
    const drafts = fakeDraftCity(PROCEDURE)
    drafts.fail(cityRefusal(503, 'Service Unavailable'))
    const user = userEvent.setup()
    await open('/demandes', { ...drafts.answers, [LIST]: listed })
    await region()
    await user.click(screen.getByRole('button', { name: /^Effacer/ }))
    await user.click(screen.getByRole('button', { name: 'Effacer la demande commencée' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/réessay/i)
    expect(screen.getByText(/^Commencée/)).toBeDefined()
  })

  it('is resumed from the page of its offer, where another begins', async () => {
    await open('/souscriptions/create/resident', { [LIST]: listed })
    const link = await screen.findByRole('link', { name: 'Reprendre' })
    expect(link.getAttribute('href')).toBe('/souscriptions/create/resident?step=start')
    expect(screen.queryByRole('link', { name: 'Commencer la demande' })).toBeNull()
  })

  it.each([
    ['with none', []],
    ['with the draft of a renewal', [{ ...listed[0], procedure: `${PROCEDURE}:sub-1` }]],
    ['with drafts of other offers', [{ ...listed[0], procedure: 'subscription-other' }]],
    ['where the city has no such list', cityRefusal(404, 'Not Found')],
  ])('%s, the offer begins as ever', async (_, answer) => {
    await open('/souscriptions/create/resident', { [LIST]: answer })
    expect(await screen.findByRole('link', { name: 'Commencer la demande' })).toBeDefined()
  })
})
