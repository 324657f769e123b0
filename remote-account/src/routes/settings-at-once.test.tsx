import { cityRefusal, type FakeAnswers, networkDown } from '@parvis/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keeping, openSettings } from '../testing/open-settings.ts'

const car = {
  id: 'car',
  name: 'La voiture',
  plate: 'FG482KD',
  vehicleCritair: '1',
  vehicleCritairSource: 'DECLARED',
}

const openGarage = (answers: FakeAnswers = {}) =>
  openSettings({ answers: { 'GET /api/subscriber/vehicles': [car], ...answers } })

describe('the language', () => {
  it('changes at once, by a patch of its own, and is announced', async () => {
    const { user, api, events } = await openSettings({ answers: { 'PATCH /api/subscriber': keeping } })
    await user.click(screen.getByRole('radio', { name: 'English' }))
    await waitFor(() => expect(events).toContainEqual({ kind: 'locale-chosen', locale: 'en' }))
    expect(api.calls.find(({ name }) => name.startsWith('PATCH'))?.json).toEqual([
      { op: 'replace', path: '/lang', value: 'en' },
    ])
  })
})

describe('the garage', () => {
  it('draws each plate with its Crit’Air class and who says so', async () => {
    await openGarage()
    expect(await screen.findByText('La voiture')).toBeTruthy()
    expect(screen.getByText('FG-482-KD')).toBeTruthy()
    expect(screen.getByText('Crit’Air 1, déclaré')).toBeTruthy()
  })

  it('doubts a letter that no French plate has and offers what may have been meant', async () => {
    const { user } = await openSettings()
    await user.click(await screen.findByRole('button', { name: 'Ajouter un véhicule' }))
    await user.type(screen.getByLabelText('Plaque d’immatriculation'), 'AO-123-CD')
    expect(screen.getByText(/La lettre O n’existe pas/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Remplacer par .*A D 1 2 3 C D$/ }))
    expect(screen.getByLabelText<HTMLInputElement>('Plaque d’immatriculation').value).toBe('AD-123-CD')
    expect(screen.queryByText(/n’existe pas/)).toBeNull()
  })

  it.each([
    ['once the question is answered', undefined],
    ['that another tab removed', cityRefusal(404, 'Not Found')],
  ])('removes a vehicle %s', async (_when, answer) => {
    const { user, api, toasts } = await openGarage({ 'DELETE /api/subscriber/vehicles/car': answer })
    await user.click(await screen.findByRole('button', { name: 'Retirer La voiture' }))
    api.answer({ 'GET /api/subscriber/vehicles': [] })
    await user.click(screen.getByRole('button', { name: 'Retirer le véhicule' }))
    await waitFor(() => expect(toasts()).toContain('Le véhicule est retiré.'))
    expect(await screen.findByText('Aucun véhicule pour l’instant')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ajouter un véhicule' }))
  })

  it('renames a vehicle and keeps its plate', async () => {
    const { user, api } = await openGarage({ 'PUT /api/subscriber/vehicles/car': { id: 'car' } })
    await user.click(await screen.findByRole('button', { name: 'Renommer La voiture' }))
    const name = screen.getByLabelText(/Nom du véhicule/)
    expect(document.activeElement).toBe(name)
    await user.clear(name)
    await user.type(name, 'La verte{Enter}')
    await waitFor(() =>
      expect(api.calls.map(call => call.name)).toContain('PUT /api/subscriber/vehicles/car'),
    )
    expect(api.calls.find(call => call.name.startsWith('PUT'))?.json).toMatchObject({
      name: 'La verte',
      plate: 'FG482KD',
    })
  })

  it.each([
    [['… et 2 autres véhicules'], 'Renommer Fourgon 4'],
    [['Ajouter un véhicule', 'Annuler'], 'Ajouter un véhicule'],
  ])('moves the focus at once after %j, and not again in a late frame', async (pressed, focused) => {
    const frames: FrameRequestCallback[] = []
    const vans = [1, 2, 3, 4, 5].map(at => ({ ...car, id: `van-${at}`, name: `Fourgon ${at}` }))
    const { user } = await openGarage({ 'GET /api/subscriber/vehicles': vans })
    const ask = vi.spyOn(window, 'requestAnimationFrame').mockImplementation(act => frames.push(act))
    for (const name of pressed) await user.click(await screen.findByRole('button', { name }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: focused }))
    await user.click(screen.getByRole('button', { name: 'Renommer Fourgon 1' }))
    for (const draw of frames) draw(0)
    ask.mockRestore()
    expect(document.activeElement).toBe(screen.getByLabelText(/Nom du véhicule/))
  })

  it('fails alone: the profile stays usable', async () => {
    const { field } = await openSettings({ answers: { 'GET /api/subscriber/vehicles': networkDown() } })
    expect(await screen.findByText('Vos véhicules ne s’affichent pas')).toBeTruthy()
    expect(field('Nom').value).toBe('Martin')
  })

  it('stays shown when reading it anew fails', async () => {
    const { api, context } = await openGarage()
    const before = api.calls.length
    api.answer({ 'GET /api/subscriber/vehicles': networkDown() })
    act(() => context.announce({ kind: 'rights-changed' }))
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(before + 1))
    await act(() => new Promise(resolve => setTimeout(resolve, 50)))
    expect(screen.queryByText('Vos véhicules ne s’affichent pas')).toBeNull()
  })

  it('is not there in a city that keeps none', async () => {
    await openSettings({ answers: { 'GET /api/subscriber/vehicles': cityRefusal(404, 'Not Found') } })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Véhicules' })).toBeNull())
  })
})
