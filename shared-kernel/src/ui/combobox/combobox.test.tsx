import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { Combobox, type Suggestion } from './index.ts'

const streets = [
  { id: 'a', label: '12 rue des Lilas', description: '75000 Valmont' },
  { id: 'b', label: '12 rue des Lices' },
]

function Address({ onChoose }: { readonly onChoose: (street: Suggestion) => void }) {
  const [value, setValue] = useState('')
  return (
    <>
      <Combobox
        label="Adresse"
        value={value}
        onChange={setValue}
        suggestions={value ? streets : []}
        onChoose={street => {
          setValue(street.label)
          onChoose(street)
        }}
      />
      <button type="button">Suite</button>
    </>
  )
}

it('suggests while one types, and takes what is chosen', async () => {
  const choose = vi.fn()
  const { user } = renderUi(<Address onChoose={choose} />)
  await user.type(screen.getByRole('combobox', { name: 'Adresse' }), '12')
  await user.click(await screen.findByRole('option', { name: '12 rue des Lices' }))
  expect(choose).toHaveBeenCalledWith(streets[1])
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('12 rue des Lices')
})

it('keeps what one typed when nothing is chosen', async () => {
  const { user } = renderUi(<Address onChoose={() => {}} />)
  await user.type(screen.getByRole('combobox', { name: 'Adresse' }), 'Lieu-dit Bel Air')
  await user.keyboard('{Escape}')
  await user.tab()
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Lieu-dit Bel Air')
})

it('keeps its list while the page scrolls, and closes it when one asks for that', async () => {
  const { user } = renderUi(<Address onChoose={() => {}} />)
  await user.type(screen.getByRole('combobox', { name: 'Adresse' }), '12')
  await screen.findByRole('option', { name: '12 rue des Lices' })
  fireEvent.scroll(document)
  expect(screen.queryByRole('option', { name: '12 rue des Lices' })).not.toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option', { name: '12 rue des Lices' })).toBeNull()
})

it('stays open when Enter comes in the moment that the list is being fetched anew', async () => {
  const choose = vi.fn()
  const city = (suggestions: readonly Suggestion[]) => (
    <Combobox
      label="Adresse"
      value="12 rue"
      onChange={() => {}}
      suggestions={suggestions}
      isLoading={suggestions.length === 0}
      onChoose={choose}
    />
  )
  const { user, rerender } = renderUi(city(streets))
  const field = screen.getByRole('combobox', { name: 'Adresse' })
  field.focus()
  await user.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).not.toBeNull()
  rerender(city([]))
  await user.keyboard('{Enter}')
  rerender(city(streets))
  expect(await screen.findByRole('option', { name: '12 rue des Lices' })).toBeDefined()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith(streets[0])
})
