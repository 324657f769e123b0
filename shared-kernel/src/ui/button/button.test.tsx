import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Button, ButtonLink } from './index.ts'

it('is pressed once while it works, and keeps its words', async () => {
  const press = vi.fn()
  const { user, rerender } = renderUi(<Button onClick={press}>Payer 30,00 €</Button>)
  await user.click(screen.getByRole('button', { name: 'Payer 30,00 €' }))
  rerender(
    <Button onClick={press} isBusy>
      Payer 30,00 €
    </Button>,
  )
  const busy = screen.getByRole('button', { name: /Payer 30,00 €.*En cours/ })
  await user.click(busy)
  expect(press).toHaveBeenCalledTimes(1)
  expect(busy.getAttribute('aria-disabled')).toBe('true')
})

it('takes a double click for one press, and for one submit', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { user } = renderUi(
    <form onSubmit={submit}>
      <Button onClick={press}>Payer 30,00 €</Button>
      <Button type="submit">Envoyer</Button>
    </form>,
  )
  await user.dblClick(screen.getByRole('button', { name: 'Payer 30,00 €' }))
  await user.dblClick(screen.getByRole('button', { name: 'Envoyer' }))
  expect(press).toHaveBeenCalledTimes(1)
  expect(submit).toHaveBeenCalledTimes(1)
})

it('does not send a form unless it is asked to', () => {
  renderUi(<Button>Ajouter une plaque</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

it('does not submit twice while busy', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { user } = renderUi(
    <form onSubmit={submit}>
      <Button type="submit" isBusy>
        Envoyer
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

it('stays a link when it goes somewhere', () => {
  renderUi(<ButtonLink href="/souscriptions">Mes droits</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Mes droits' }).getAttribute('href')).toBe('/souscriptions')
})
