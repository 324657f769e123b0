const FOCUSABLE = 'input:not([type="hidden"]), button, select, textarea, a[href], [tabindex]'
/** In this order: the arrow keys start from the chosen one. */
const CHOICES = ['input:checked', 'input:not(:disabled)']

/** A date, a time or a choice is a group: the part that the keyboard would reach takes the focus. */
function focusableOf(field: HTMLElement): HTMLElement {
  const within = field.matches('fieldset') ? CHOICES : field.matches(FOCUSABLE) ? [] : [FOCUSABLE]
  return within.map(parts => field.querySelector<HTMLElement>(parts)).find(part => part !== null) ?? field
}

/** Shows a field at fault and focuses it; does nothing where it is not on screen. */
export function focusField(tree: Document | ShadowRoot, fieldId: string): void {
  const field = tree.getElementById(fieldId)
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  focusableOf(field).focus({ preventScroll: true })
}
