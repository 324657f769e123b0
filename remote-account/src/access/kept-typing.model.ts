import { tabMemory } from '@parvis/shared-kernel/session'

type Answers = Readonly<Record<string, unknown>>

const memoryOf = (form: string) =>
  tabMemory(`parvis.typed.${form}`, (kept): kept is Answers => typeof kept === 'object' && kept !== null)

/** Keeps a form's answers in this tab for a limited time. Never a password. */
export const keepTyped = (form: string, typed: Readonly<Record<string, string>>, now: number): void =>
  memoryOf(form).keep(typed, now)

export const forgetTyped = (form: string): void => memoryOf(form).forget()

/** `blank` overlaid with the kept answers. */
export function typedBefore<Form extends Readonly<Record<string, string>>>(
  form: string,
  blank: Form,
  now: number,
): Form {
  const typed = memoryOf(form).recall(now) ?? {}
  const answers = Object.entries(blank).map(([name, nothing]) => {
    const answer = typed[name]
    return [name, typeof answer === 'string' ? answer : nothing]
  })
  return Object.fromEntries(answers) as Form
}
