import { addressRule, type RightPlan } from '@parvis/shared-kernel/orders'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useLocation } from '@parvis/shared-kernel/remote'
import {
  type Address,
  addressFor,
  addressLines,
  isAddressEmpty,
  readablePhone,
  type Subscriber,
} from '@parvis/shared-kernel/subscriber'
import { Banner, ButtonLink, Facts, Link, Stack } from '@parvis/shared-kernel/ui'
import { PencilIcon } from '@parvis/shared-kernel/ui/icon'
import { useRequestMessages } from '../../use-messages.ts'
import styles from '../request.module.css'

interface IdentityPanelProps {
  readonly plan: Pick<RightPlan, 'isProfessional'>
  readonly subscriber: Subscriber
}

/** Profile link that returns to this step of the request (first document §2, `redirect=true`). */
export function useProfileLink(
  { isProfessional }: Pick<RightPlan, 'isProfessional'>,
  asked: 'profile' | 'address' = 'profile',
): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('step', 'identity')
  query.set('redirect', 'true')
  const back = new URLSearchParams({ professional: String(isProfessional), back: `${pathname}?${query}` })
  if (asked === 'address') back.set('ask', 'address')
  return `${PAGES.settings}?${back}`
}

/**
 * The applicant's profile and the required address: the company's for a professional offer. Locality, postal code and
 * street are required to continue (first document §5); the caller hides "continue" by the same rule.
 */
export function IdentityPanel({ plan, subscriber }: IdentityPanelProps) {
  const { t } = useRequestMessages()
  const profile = useProfileLink(plan)
  const address = useProfileLink(plan, 'address')
  const verdict = addressRule(plan, subscriber)
  return (
    <Stack gap={6}>
      <p>{t('request.identity.lead')}</p>
      {!verdict.allowed && (
        <Banner
          tone="danger"
          title={t(`request.fault.${verdict.reason}`)}
          actions={
            <ButtonLink variant="primary" href={address}>
              {t('request.address.complete')}
            </ButtonLink>
          }
        >
          {t('request.address.why')}
        </Banner>
      )}
      <Facts items={useIdentityFacts(plan, subscriber)} />
      {verdict.allowed && (
        <p>
          <Link href={profile} icon={PencilIcon} isAlone>
            {t('request.identity.edit')}
          </Link>
        </p>
      )}
    </Stack>
  )
}

/** The same facts for the review. */
export function useIdentityFacts(
  { isProfessional }: Pick<RightPlan, 'isProfessional'>,
  subscriber: Subscriber,
) {
  const { t } = useRequestMessages()
  const { firstName, lastName, email, phoneNumber, enterprise } = subscriber
  const address = addressFor(subscriber, isProfessional)
  return [
    { term: t('request.identity.name'), description: `${firstName} ${lastName}`.trim() },
    {
      term: t('request.identity.company'),
      description: isProfessional ? [enterprise?.name, enterprise?.siret].filter(Boolean).join(', ') : null,
    },
    {
      term: t(isProfessional ? 'request.identity.company-address' : 'request.identity.address'),
      description: isAddressEmpty(address) ? t('request.identity.no-address') : <AddressLines of={address} />,
    },
    { term: t('request.identity.email'), description: email },
    { term: t('request.identity.phone'), description: readablePhone(phoneNumber) },
  ]
}

function AddressLines({ of }: { readonly of: Address | null }) {
  return (
    <address className={styles.address}>
      {addressLines(of).map(line => (
        <div key={line}>{line}</div>
      ))}
    </address>
  )
}
