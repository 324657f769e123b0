import type { Locale } from '@parvis/shared-kernel/formats'
import { I18nProvider } from '@parvis/shared-kernel/i18n'
import { fakeCityConfig } from '@parvis/shared-kernel/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SessionDialog } from './session-dialog.tsx'
import type { SessionDialogProps } from './session-dialog-props.ts'

const config = fakeCityConfig()

function open(kind: SessionDialogProps['kind'], isOfProvider: boolean, locale: Locale = 'fr') {
  const state = { config, subscriber: { kind: 'none' } }
  const store = { getState: () => state, subscribe: () => () => {} }
  const sessionStore = { get: () => ({ state: { kind: 'expired' }, owner: { isOfProvider } }) }
  const place = { pathname: '/settings', search: '', state: null }
  const props = { kind, store, sessionStore, place } as unknown as SessionDialogProps
  render(
    <I18nProvider locale={locale} messages={{}} config={config}>
      <SessionDialog {...props} />
    </I18nProvider>,
  )
}

it('whoever has forgotten the password finds another in a window beside, and keeps the page', async () => {
  open('again', false)
  const link = await screen.findByRole('link', { name: /^Mot de passe oublié/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/souscriptions/forgotPassword',
    '_blank',
  ])
})

it('whoever signs in with a provider has no password to find', async () => {
  open('again', true)
  await screen.findByRole('button', { name: /Me reconnecter avec/ })
  expect(screen.queryByRole('link', { name: /Mot de passe oublié/ })).toBeNull()
})

it.each([
  ['fr', /se termine dans moins de deux minutes/],
  ['en', /ends in less than two minutes/],
] as const)('in %s, the warning before the end is true until the end', async (locale, text) => {
  open('ending', false, locale)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('an email address that was not given is asked for, not another one', async () => {
  open('email', true)
  await userEvent.click(await screen.findByRole('button', { name: 'M’envoyer le lien' }))
  expect(await screen.findByText('Indiquez une adresse e-mail.')).toBeTruthy()
})
