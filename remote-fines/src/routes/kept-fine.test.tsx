import { cityRefusal, mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { CALL, fakeFine, keepFakePlate, NUMBER, PATH } from '../testing/fake-fine.ts'
import { KEPT, kept } from '../testing/kept-fines.ts'

describe('a fine of somebody who is signed in', () => {
  it('opens by itself when the account keeps it', async () => {
    await mountRemote(mount, { path: PATH, answers: { [KEPT]: [kept()], [CALL]: fakeFine() } })
    expect(await screen.findByRole('region', { name: 'À payer maintenant' })).toBeDefined()
    expect(screen.getByText(/Gardé dans votre compte/)).toBeDefined()
  })

  it('asks for the plate when the account does not keep it', async () => {
    await mountRemote(mount, { path: PATH, answers: { [KEPT]: [] } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ouvrir votre FPS' })).toBeDefined()
  })

  it('can be kept, unless the list is full: that is told', async () => {
    keepFakePlate()
    const user = userEvent.setup()
    const { api } = await mountRemote(mount, {
      path: PATH,
      answers: {
        [KEPT]: [],
        [CALL]: fakeFine(),
        [`PUT /api/subscriber/fps/${NUMBER}`]: cityRefusal(409, 'FineListFull'),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Garder dans mon compte' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Votre liste de FPS est pleine')
    api.answer({ [`PUT /api/subscriber/fps/${NUMBER}`]: kept() })
    await user.click(screen.getByRole('button', { name: 'Garder dans mon compte' }))
    expect(await screen.findByText(/Gardé dans votre compte/)).toBeDefined()
  })
})
