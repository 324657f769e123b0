import { ArrowLeftIcon } from '../icon/index.ts'
import { Stack } from '../layout/index.ts'
import { Link } from './index.ts'

export default { title: 'Core / Link' }

export const Links = () => (
  <Stack>
    <p>
      Lire la <Link href="#privacy">politique de confidentialité</Link> avant de continuer, ou le{' '}
      <Link href="https://example.org" isExternal>
        règlement de voirie
      </Link>
      .
    </p>
    <Link href="#back" icon={ArrowLeftIcon} isAlone>
      Mes droits
    </Link>
  </Stack>
)
