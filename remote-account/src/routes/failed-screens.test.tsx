import { everyCallFails, expectWaysOn, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { manifest } from '../../remote.manifest.ts'
import { mount } from '../entry.ts'

/** These request nothing from the city before the first input, or show the shell's data. */
const ASK_NOTHING: readonly string[] = [
  '/sign-in',
  '/souscriptions/registerCustomer',
  '/plate-check',
  '/souscriptions/forgotPassword',
  '/settings/erasure/:token',
  '/souscriptions/share',
]
const asking = manifest.routes.filter(({ pattern }) => !ASK_NOTHING.includes(pattern))

test.each(asking.map(({ pattern, access }) => [pattern.replaceAll(/:\w+/g, 'some-1'), access] as const))(
  '%s: what could not be had is told, with another try, help and a way back where nothing else is there',
  async (path, access) => {
    const signedOut = access === 'public' ? { subscriber: null } : {}
    const { element } = await mountRemote(mount, { path, answers: everyCallFails, ...signedOut })
    if (path === '/settings')
      expect(await screen.findAllByRole('button', { name: 'Réessayer' })).not.toEqual([])
    else await expectWaysOn(element)
  },
)

describe('a part that could not be had', () => {
  test.each([
    ['/settings', 'Véhicules', 'Vos véhicules ne s’affichent pas', /Aucun véhicule/],
    ['/settings', 'Rappels', 'Vos rappels ne s’affichent pas', /ne vous rappelle|Oui|Non/],
    ['/historique', null, 'Votre historique ne s’affiche pas', /Rien pour l’instant|Rien de tel/],
    [
      '/settings/data',
      'Supprimer mon compte',
      'Les conditions de la suppression ne s’affichent pas',
      /rien|aucun/i,
    ],
  ])('of %s, %s: says so, and never that there is none', async (path, section, failed, none) => {
    const { element } = await mountRemote(mount, { path, answers: everyCallFails })
    expect(await screen.findByText(failed, undefined, { timeout: 5_000 })).toBeTruthy()
    const part = section === null ? element : screen.getByRole('region', { name: section })
    expect(within(part).getByText(failed)).toBeTruthy()
    expect(within(part).queryByText(none)).toBeNull()
  })
})
