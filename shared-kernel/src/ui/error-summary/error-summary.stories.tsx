import { Stack } from '../layout/index.ts'
import { TextInput } from '../text-input/index.ts'
import { ErrorSummary } from './index.ts'

export default { title: 'Fields / Error summary' }

export const TwoFaults = () => (
  <Stack>
    <ErrorSummary
      faults={[
        { fieldId: 'postal-code', message: 'Un code postal a 5 chiffres.' },
        { fieldId: 'postal-code', message: 'Choisissez une zone.' },
      ]}
    />
    <TextInput
      id="postal-code"
      label="Code postal"
      value="7500"
      onChange={() => {}}
      error="Un code postal a 5 chiffres."
    />
  </Stack>
)
