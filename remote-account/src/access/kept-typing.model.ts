/** How long what was typed waits for its page to come back. */
export const KEPT_MS = 30 * 60_000

interface Area {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const keyOf = (form: string) => `parvis.typed.${form}`

/** Answers of a form that only this tab keeps, and not for long. Never a password. */
export function keepTyped(
  area: Area,
  form: string,
  typed: Readonly<Record<string, string>>,
  now: number,
): void {
  area.setItem(keyOf(form), JSON.stringify({ at: now, typed }))
}

export const forgetTyped = (area: Area, form: string): void => area.removeItem(keyOf(form))

/** `blank` with what was kept of its answers. */
export function typedBefore<Form extends Readonly<Record<string, string>>>(
  area: Area,
  form: string,
  blank: Form,
  now: number,
): Form {
  const typed = keptOf(area.getItem(keyOf(form)), now)
  if (!typed) {
    forgetTyped(area, form)
    return blank
  }
  const answers = Object.entries(blank).map(([name, nothing]) => {
    const answer = typed[name]
    return [name, typeof answer === 'string' ? answer : nothing]
  })
  return Object.fromEntries(answers) as Form
}

function keptOf(text: string | null, now: number): Record<string, unknown> | null {
  try {
    const { at, typed } = JSON.parse(text ?? 'null') as { at: number; typed: Record<string, unknown> }
    return now - at < KEPT_MS ? typed : null
  } catch {
    return null
  }
}
