// Formisch is young: it is reached through this door only, so that another library could stand behind it.
export {
  type FormSchema,
  type FormStore,
  getInput,
  reset,
  setErrors,
  setInput,
  useForm,
  validate,
} from '@formisch/react'
export { Form, type FormProps, type FormSummary } from './form.tsx'
export { type FieldBinding, FormField, type FormFieldProps } from './form-field.tsx'
