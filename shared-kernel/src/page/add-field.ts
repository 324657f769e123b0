import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/** Runs `add`, then focuses the last field of the pressed button's group: the button may be gone by then. */
export function addField({ currentTarget }: MouseEvent, add: () => void): void {
  const group = currentTarget.closest('fieldset, form')
  flushSync(add)
  const fields = group?.querySelectorAll('input') ?? []
  fields[fields.length - 1]?.focus()
}
