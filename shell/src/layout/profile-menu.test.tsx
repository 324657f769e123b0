import { I18nProvider } from '@parvis/shared-kernel/i18n'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fr } from '../messages/fr.ts'
import { ProfileMenu } from './profile-menu.tsx'

test.each([
  ['Camille Martin', 'CM'],
  ['Œdipe  de la Rochefoucauld', 'ŒD'],
  ['محمد 🚗 Martin', 'م🚗'],
  ['Aïcha', 'A'],
])('%s has the initials %s, whole characters', (name, initials) => {
  const { container } = render(
    <I18nProvider locale="fr" messages={fr} config={{ currency: 'EUR', timeZone: 'Europe/Paris' }}>
      <ProfileMenu name={name} pages={[]} onSignOut={() => {}} />
    </I18nProvider>,
  )
  expect(container.querySelector('button [aria-hidden]')?.textContent).toBe(initials)
})
