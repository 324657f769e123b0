import { Button } from '../button/index.ts'
import { Stack } from '../layout/index.ts'
import { Banner } from './index.ts'

export default { title: 'Feedback / Banner' }

export const Tones = () => (
  <Stack>
    {(['info', 'success', 'warning', 'danger', 'neutral'] as const).map(tone => (
      <Banner key={tone} tone={tone} title="Le guichet ferme à midi vendredi.">
        Les demandes en ligne restent ouvertes.
      </Banner>
    ))}
    <Banner
      tone="warning"
      title="Adresse à compléter"
      actions={<Button size="small">Compléter</Button>}
      onDismiss={() => {}}
    >
      Sans elle, nous ne pouvons pas vous proposer les droits de votre quartier.
    </Banner>
  </Stack>
)
