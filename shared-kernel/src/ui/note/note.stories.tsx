import { Stack } from '../layout/index.ts'
import { Note } from './index.ts'

export default { title: 'Core / Note' }

export const BesideWhatItExplains = () => (
  <Stack gap={2}>
    <p>Votre abonnement est en cours d’examen.</p>
    <Note>La ville répond d’ordinaire sous dix jours ouvrés.</Note>
  </Stack>
)
