export { Field, type FieldControl, type FieldFrameProps, type FieldProps, FieldsNote } from './field.tsx'
export { FieldError } from './field-error.tsx'
export { FieldLabel } from './field-label.tsx'
