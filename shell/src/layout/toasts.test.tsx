import { I18nProvider } from '@parvis/shared-kernel/i18n'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { eventBus } from '../event-bus.ts'
import { Toasts } from './toasts.tsx'

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale="fr" messages={{}} config={{ currency: 'EUR', timeZone: 'Europe/Paris' }}>
    {children}
  </I18nProvider>
)

it.each([
  ['before', true],
  ['after', false],
])('are read and dismissed beside a dialog that opened %s them', (_when, isFirst) => {
  const close = vi.fn()
  const bus = eventBus(() => {})
  const dialog = <Dialog isOpen onClose={close} title="Abonnement" />
  const toasts = <Toasts bus={bus} first={[]} />
  const { rerender } = render(isFirst ? dialog : toasts, { wrapper })
  rerender(
    <>
      {dialog}
      {toasts}
    </>,
  )
  act(() => bus.announce({ kind: 'toast', tone: 'error', message: 'Réessayez dans un instant.' }))
  expect(screen.getByRole('dialog')).toBeDefined()
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Réessayez dans un instant.')
  expect(status.closest('[inert], [aria-hidden="true"]')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Masquer ce message' }))
  expect(status.textContent).toBe('')
  expect(close).not.toHaveBeenCalled()
})
