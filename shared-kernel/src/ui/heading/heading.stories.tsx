import { Button } from '../button/index.ts'
import { Stack } from '../layout/index.ts'
import { Heading, PageHeader } from './index.ts'

export default { title: 'Core / Heading' }

export const OnAPage = () => (
  <Stack>
    <PageHeader
      back={{ href: '#', label: 'Mes droits' }}
      eyebrow="Abonnement résident"
      title="Renouveler votre abonnement"
      lead="Trois étapes, cinq minutes. Vos réponses sont enregistrées au fur et à mesure."
      actions={<Button>Imprimer</Button>}
    />
    <Heading level={2}>Un titre de partie</Heading>
    <Heading level={3}>Un titre de section</Heading>
  </Stack>
)
