import { Stack } from '../layout/index.ts'
import { ProgressBar } from './index.ts'

export default { title: 'Core / Progress bar' }

export const Sending = () => (
  <Stack>
    <ProgressBar label="justificatif.pdf" value={0.42} />
    <ProgressBar label="carte-grise.jpg" value={null} />
  </Stack>
)
