import { Form as FormischForm, type FormSchema, type FormStore, getDeepErrorEntries } from '@formisch/react'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { type ReactNode, useId, useState } from 'react'
import type { InferOutput } from 'valibot'
import { ErrorSummary, type FieldFault } from '../error-summary/index.ts'
import { Stack } from '../layout/index.ts'
import { FormContext, fieldIdOf } from './form-context.ts'

export interface FormSummary {
  readonly title?: string | undefined
}

export interface FormProps<Schema extends FormSchema> {
  readonly of: FormStore<Schema>
  /** Called with the schema's output when the form is valid. The schema's messages are message ids. */
  readonly onSubmit: (output: InferOutput<Schema>) => void | Promise<void>
  readonly children: ReactNode
  readonly summary?: FormSummary | undefined
}

/** A form with its error summary, shown first after a failed attempt and updated during corrections. */
export function Form<Schema extends FormSchema>({ of, onSubmit, children, summary }: FormProps<Schema>) {
  const { t } = useI18n()
  const prefix = useId()
  const [attempt, setAttempt] = useState(0)
  const faults = of.isSubmitted ? faultsOf(of, prefix, t) : []
  return (
    <FormContext value={prefix}>
      <FormischForm
        of={of}
        onSubmit={output => onSubmit(output)}
        onSubmitCapture={() => setAttempt(attempt + 1)}
      >
        <Stack gap={6}>
          <ErrorSummary faults={faults} attempt={attempt} title={summary?.title} />
          {children}
        </Stack>
      </FormischForm>
    </FormContext>
  )
}

function faultsOf<Schema extends FormSchema>(
  form: FormStore<Schema>,
  prefix: string,
  t: (id: string) => string,
): FieldFault[] {
  return getDeepErrorEntries(form).map(({ path, errors }) => {
    const keys = path as readonly (string | number)[]
    return { fieldId: keys.length > 0 ? fieldIdOf(prefix, keys) : null, message: t(errors[0]) }
  })
}
