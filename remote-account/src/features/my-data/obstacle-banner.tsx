import { PAGES } from '@parvis/shared-kernel/paths'
import { instant } from '@parvis/shared-kernel/time'
import { Banner, ButtonLink, Link } from '@parvis/shared-kernel/ui'
import type { ErasureTermsWire } from '@parvis/shared-kernel/wire'
import { usePageMessages } from '../../messages/lazy-messages.tsx'
import { OWN_PAGES } from '../../own-pages.ts'
import { type Obstacle, pageOfRight, soonestFirst } from './kept.model.ts'

interface ObstacleBannerProps {
  readonly obstacle: Obstacle
  readonly rights: ErasureTermsWire['rights']
}

/** Why the account cannot be erased at present, and what to do. */
export function ObstacleBanner({ obstacle, rights }: ObstacleBannerProps) {
  const { t, formatDay } = usePageMessages()
  const nameOf = ({ name, kind, until }: ErasureTermsWire['rights'][number]) => {
    const known = name ?? t(`history.thing.${kind}`)
    const end = until ? instant(until) : null
    return end === null ? known : t('data.erase.right-until', { name: known, day: formatDay(end) })
  }
  return (
    <Banner
      tone="warning"
      title={t(`data.erase.obstacle.${obstacle}`, { count: rights.length })}
      actions={
        obstacle === 'no-email' && (
          <ButtonLink href={`${PAGES.settings}?ask=email&back=${OWN_PAGES.myData}`}>
            {t('data.erase.obstacle.no-email.action')}
          </ButtonLink>
        )
      }
    >
      <p>{t(`data.erase.obstacle.${obstacle}.text`, { count: rights.length })}</p>
      {obstacle === 'right-in-force' && (
        <ul>
          {soonestFirst(rights).map(right => (
            <li key={right.id}>
              <Link href={pageOfRight(right)}>{nameOf(right)}</Link>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
