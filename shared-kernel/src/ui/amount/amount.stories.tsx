import { Stack } from '../layout/index.ts'
import { Amount } from './index.ts'

export default { title: 'Core / Amount' }

export const Amounts = () => (
  <Stack>
    <p>
      <Amount cents={3500} size="display" />
    </p>
    <p>
      <Amount cents={2500} size="large" /> <Amount cents={3500} isFormer />
    </p>
    <p>
      Il reste <Amount cents={123456} /> à payer.
    </p>
  </Stack>
)
