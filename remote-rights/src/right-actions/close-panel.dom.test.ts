import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeWhenLeft } from './close-panel.ts'

const PAGE = `<h1 tabindex="-1">Mes droits</h1><main tabindex="-1"><section tabindex="-1">
  <details open><summary>Autres actions</summary><button id="action">Annuler</button></details>
</section></main>`

describe('the panel of further actions', () => {
  const panel = () => document.querySelector('details') as HTMLDetailsElement
  beforeEach(() => {
    document.body.innerHTML = PAGE
    closeWhenLeft(panel())
  })
  afterEach(() => {
    panel().open = false
    panel().dispatchEvent(new Event('toggle'))
    document.body.replaceChildren()
  })

  it.each([
    ['stays open when one of its actions takes the focus', '#action', 'focusin', true],
    ['stays open when Safari focuses what is around the pressed action', 'section', 'focusin', true],
    ['stays open when Safari focuses the page around the pressed action', 'main', 'focusin', true],
    ['closes when the focus goes elsewhere', 'h1', 'focusin', false],
    ['closes when the page around it is pressed', 'main', 'click', false],
    ['closes after one of its actions', '#action', 'click', false],
  ])('%s', (_what, selector, kind, isOpen) => {
    document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true, composed: true }))
    expect(panel().open).toBe(isOpen)
  })
})
