import { I18nProvider } from '@parvis/shared-kernel/i18n'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pagesFr } from '../messages/pages.fr.ts'
import { ProviderFailure } from './provider-failure.tsx'
import type { ProviderRefusal } from './provider-refusal.ts'

const open = (code: ProviderRefusal['code'], said: string) =>
  render(
    <I18nProvider locale="fr" messages={pagesFr} config={{ currency: 'EUR', timeZone: 'Europe/Paris' }}>
      <ProviderFailure
        refusal={{ kind: 'refused', code, said, error: null, returnTo: '/souscriptions' }}
        goOn={() => {}}
      />
    </I18nProvider>,
  )

it('tells whoever changed their mind at the provider just that, in their own language', async () => {
  open('access_denied', 'User auth aborted')
  expect(await screen.findByRole('alertdialog', { name: 'Vous n’êtes pas connecté' })).toBeDefined()
  await screen.findByText(/La connexion a été annulée/)
  expect(screen.queryByText(/aborted/)).toBeNull()
})

it('repeats what the provider says of a failure, for whoever is called about it', async () => {
  open('server_error', 'upstream 502')
  expect(await screen.findByRole('alertdialog', { name: 'La connexion n’a pas abouti' })).toBeDefined()
  await screen.findByText(/upstream 502/)
})

it('has a sentence of its own for every way in which the provider can fail', async () => {
  const codes = [
    ...([
      'access_denied',
      'invalid_request',
      'invalid_scope',
      'server_error',
      'temporarily_unavailable',
    ] as const),
    ...(['missing_state', 'state_mismatch', 'missing_issuer', 'invalid_issuer', 'default'] as const),
  ]
  const told = new Set<string>()
  for (const code of codes) {
    const { unmount } = open(code, '')
    told.add((await screen.findByRole('alert')).textContent ?? '')
    unmount()
  }
  expect(told.size).toBe(codes.length)
})
