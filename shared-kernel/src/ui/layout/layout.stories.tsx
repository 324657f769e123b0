import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { Cluster, Columns, Page, Section, Stack } from './index.ts'

export default { title: 'Core / Layout' }

export const ChoiceBesideItsPrice = () => (
  <Page>
    <Columns aside={<Card as="div">Récapitulatif</Card>}>
      <Section title="Votre formule" actions={<Button size="small">Comparer</Button>}>
        <Stack gap={2}>
          <p>Une chose sous l’autre.</p>
          <Cluster>
            <Button>À côté</Button>
            <Button>l’un de l’autre</Button>
          </Cluster>
        </Stack>
      </Section>
    </Columns>
  </Page>
)
