import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MoreActions } from './more-actions.tsx'

it('gives the focus to its button before an action answers, for a dialog to return it there', () => {
  let had: Element | null = null
  const answer = () => {
    had = document.activeElement
  }
  render(
    <MoreActions label="Autres actions" named={false}>
      <button type="button" onClick={answer}>
        Annuler
      </button>
    </MoreActions>,
  )
  const action = screen.getByText('Annuler')
  action.focus()
  fireEvent.click(action)
  expect(had).toBe(screen.getByText('Autres actions').closest('summary'))
})
