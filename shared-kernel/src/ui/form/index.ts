// Formisch is young: import it only through this module, so that another library can replace it.
export {
  type FormSchema,
  type FormStore,
  useForm,
} from '@formisch/react'
export { Form, type FormProps, type FormSummary } from './form.tsx'
export { type FieldBinding, FormField, type FormFieldProps } from './form-field.tsx'
