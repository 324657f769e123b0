import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Dialog } from './index.ts'

function Page({ isDismissable = true }: { readonly isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Détail
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Abonnement" isDismissable={isDismissable}>
        <input aria-label="Note" />
      </Dialog>
    </>
  )
}

it('takes the focus, keeps it, and gives it back', async () => {
  const { user } = renderUi(<Page />)
  await user.click(screen.getByText('Détail'))
  const dialog = screen.getByRole('dialog', { name: 'Abonnement' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.tab()
  await user.tab()
  await user.tab()
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('Détail')))
})

it('opened by a key while something on the page moves, has the focus from its first moment', async () => {
  const { user } = renderUi(<Page />)
  const opener = screen.getByText('Détail')
  opener.focus()
  opener.dispatchEvent(
    Object.assign(new Event('transitionrun', { bubbles: true }), { propertyName: 'color' }),
  )
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog').parentElement?.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
})

it('stays until it is answered when it must be', async () => {
  const { user } = renderUi(<Page isDismissable={false} />)
  await user.click(screen.getByText('Détail'))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull()
})

it.each([
  ['closes', 'what is only read', <p key="read">Rien à remplir</p>, false],
  ['keeps', 'a form', <form key="form" />, true],
])('a press beside it %s %s', async (_does, _what, content, isKept) => {
  const close = vi.fn()
  const { user } = renderUi(
    <Dialog isOpen onClose={close} title="Abonnement">
      {content}
    </Dialog>,
  )
  await user.click(screen.getByRole('dialog').parentElement?.parentElement ?? document.body)
  expect(close).toHaveBeenCalledTimes(isKept ? 0 : 1)
})
