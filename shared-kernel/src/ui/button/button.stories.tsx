import { ArrowRightIcon, DownloadIcon, TrashIcon } from '../icon/index.ts'
import { Cluster, Stack } from '../layout/index.ts'
import { Button, ButtonLink } from './index.ts'

export default { title: 'Core / Button' }

export const Variants = () => (
  <Stack>
    <Cluster>
      <Button variant="primary">Payer 30,00 €</Button>
      <Button>Renouveler</Button>
      <Button variant="quiet" icon={DownloadIcon}>
        Justificatif
      </Button>
      <Button variant="danger" icon={TrashIcon}>
        Annuler le ticket
      </Button>
    </Cluster>
    <Cluster>
      <Button variant="primary" isBusy>
        Payer 30,00 €
      </Button>
      <Button isBusy>Renouveler</Button>
      <Button disabled>Renouveler</Button>
      <Button size="small">Modifier</Button>
      <ButtonLink href="#there" iconEnd={ArrowRightIcon}>
        Continuer
      </ButtonLink>
    </Cluster>
  </Stack>
)
