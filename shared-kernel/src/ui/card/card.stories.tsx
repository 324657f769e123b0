import { plate } from '../../plates/index.ts'
import { Button } from '../button/index.ts'
import { Facts } from '../facts/index.ts'
import { Heading } from '../heading/index.ts'
import { HistoryIcon, WalletIcon } from '../icon/index.ts'
import { Stack } from '../layout/index.ts'
import { PlateList } from '../plate/index.ts'
import { StatusBadge } from '../status-badge/index.ts'
import { ValidityBar } from '../validity-bar/index.ts'
import { Card } from './index.ts'

const DAY = 86_400_000

export default { title: 'Core / Card' }

const now = Date.parse('2026-11-21T10:00:00Z')
const plates = ['AB123CD', 'EF456GH', '1234AB75', 'GX890ZZ'].flatMap(raw => plate(raw) ?? [])

export const Rights = () => (
  <div
    style={{
      display: 'grid',
      gap: 16,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    }}
  >
    <Card
      tone="warning"
      footer={
        <>
          <Button variant="primary">Payer 30,00 €</Button>
          <Button variant="quiet">Détail</Button>
        </>
      }
    >
      <Stack gap={2}>
        <StatusBadge tone="warning" icon={WalletIcon} label="À payer" />
        <Heading level={3}>Abonnement résident</Heading>
      </Stack>
      <PlateList plates={plates.slice(0, 1)} />
      <ValidityBar start={now - 300 * DAY} end={now + 65 * DAY} now={now} renewalShare={0.8} />
    </Card>
    <Card footer={<Button>Renouveler</Button>}>
      <Stack gap={2}>
        <StatusBadge tone="success" label="Actif" note="changement de plaque à l’étude" />
        <Heading level={3}>Abonnement professionnel mobile, neuf véhicules</Heading>
      </Stack>
      <PlateList plates={plates} />
      <Facts layout="inline" items={[{ term: 'Zone', description: 'Centre historique' }]} />
      <ValidityBar start={now - 350 * DAY} end={now + 15 * DAY} now={now} renewalShare={0.8} />
    </Card>
    <Card isMuted>
      <Stack gap={2}>
        <StatusBadge tone="neutral" icon={HistoryIcon} label="Expiré" />
        <Heading level={3}>Ticket visiteur, 1 jour</Heading>
      </Stack>
      <PlateList plates={[]} />
      <ValidityBar start={now - 40 * DAY} end={now - 39 * DAY} now={now} />
    </Card>
  </div>
)
