import { cityRefusal } from '@parvis/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeField, FOUND, openShare, press } from '../testing/fake-share.ts'

const kept = () => sessionStorage.getItem('parvis.share-code')
beforeEach(() => sessionStorage.clear())

describe('a code that nobody has used', () => {
  it.each([
    ['goes with the page for who is signed in', undefined, false],
    ['stays for who still has to sign in', null, true],
  ] as const)('%s', async (_, subscriber, isKept) => {
    const { navigation } = await openShare({
      path: '/souscriptions/share?shareToken=abc',
      answers: { ...FOUND, 'GET /api/order/share': cityRefusal(503, 'Service Unavailable') },
      ...(subscriber === null ? { subscriber } : {}),
    })
    expect(kept()).toContain('abc')
    act(() => navigation.navigate('/sign-in'))
    await waitFor(() => expect(screen.queryByText('Rejoindre un droit partagé')).toBeNull())
    expect(kept() !== null).toBe(isKept)
  })
})

describe('a code whose right is shown', () => {
  const look = async () => {
    const remote = await openShare()
    await remote.user.type(await codeField(), '  abc ')
    await press('Vérifier le code')
    await screen.findByRole('heading', { name: 'Ce code partage un droit' })
    return remote
  }

  it('is there again after a reload', async () => {
    const { element } = await look()
    element.remove()
    await openShare()
    expect(await screen.findByRole('heading', { name: 'Ce code partage un droit' })).toBeTruthy()
  })

  it.each(['Rejoindre ce droit', 'Saisir un autre code'])('is over with « %s »', async name => {
    await look()
    expect(kept()).toContain('abc')
    await press(name)
    await waitFor(() => expect(kept()).toBeNull())
  })

  it('goes with who signs out', async () => {
    const { context, update } = await look()
    await update({ session: { ...context.session, state: { kind: 'disconnected' } }, subscriber: null })
    expect(await screen.findByText('Connectez-vous pour continuer')).toBeTruthy()
    expect(kept()).toBeNull()
  })
})
