import {
  type FormSchema,
  type FormStore,
  type PathValue,
  type RequiredPath,
  useField,
  type ValidPath,
} from '@formisch/react'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { type ReactNode, useContext } from 'react'
import type { InferInput } from 'valibot'
import { FormContext, fieldIdOf } from './form-context.ts'

/** Properties of a kit field, to be spread on it. */
export interface FieldBinding<Value> {
  readonly id: string
  readonly name: string
  /** Text defaults to ''; other kinds need a value in `initialInput`. */
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error: string | null
}

export interface FormFieldProps<Schema extends FormSchema, Path extends RequiredPath> {
  readonly of: FormStore<Schema>
  readonly path: ValidPath<InferInput<Schema>, Path>
  readonly children: (field: FieldBinding<PathValue<InferInput<Schema>, Path>>) => ReactNode
}

/** Binds a field of the kit to a path of the form. */
export function FormField<Schema extends FormSchema, Path extends RequiredPath>(
  props: FormFieldProps<Schema, Path>,
) {
  const { of, path, children } = props
  const { t } = useI18n()
  const field = useField<Schema, Path>(of, { path })
  const prefix = useContext(FormContext)
  type Value = PathValue<InferInput<Schema>, Path>
  return children({
    id: fieldIdOf(prefix, path as RequiredPath),
    name: field.props.name,
    value: field.input as Value,
    onChange: value => field.onChange(value as Parameters<typeof field.onChange>[0]),
    error: field.errors ? t(field.errors[0]) : null,
  })
}
