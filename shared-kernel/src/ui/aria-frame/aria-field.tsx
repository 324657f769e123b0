import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import fieldStyles from '../field/field.module.css'
import { FieldError, type FieldFrameProps, FieldLabel } from '../field/index.ts'

interface AriaFieldProps extends Omit<FieldFrameProps, 'id'> {
  readonly children: React.ReactNode
}

/** Label, hint and error around a control of React Aria, which links them by itself. */
export function AriaField({ label, hint, error, isRequired, children }: AriaFieldProps) {
  return (
    <>
      <Label className={fieldStyles.label ?? ''}>
        <FieldLabel label={label} isRequired={isRequired} />
      </Label>
      {hint && (
        <Text slot="description" className={fieldStyles.hint ?? ''}>
          {hint}
        </Text>
      )}
      {children}
      <Text slot="errorMessage">
        <FieldError message={error} />
      </Text>
    </>
  )
}

/** Class of the field that such a control draws. */
export const fieldClass = (error: string | null | undefined): string =>
  `${fieldStyles.field} ${error ? fieldStyles.invalid : ''}`
