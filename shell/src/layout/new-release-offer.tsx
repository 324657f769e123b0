import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { type ComponentType, useEffect, useState } from 'react'
import type { EventBus } from '../event-bus.ts'
import type { NewReleaseBannerProps } from './new-release-banner.tsx'

interface NewReleaseOfferProps {
  readonly bus: EventBus
  readonly config: CityConfig
  /** Whether the city runs a newer generation than this tab. */
  readonly isNewer: () => Promise<boolean>
}

const banner = lazyChunk(() =>
  import(/* webpackChunkName: "notices" */ './new-release-banner.tsx').then(
    module => module.NewReleaseBanner,
  ),
)

/** Offers the new version on a change of screen, never within a form. */
export function NewReleaseOffer({ bus, config, isNewer }: NewReleaseOfferProps) {
  const [Offer, setOffer] = useState<ComponentType<NewReleaseBannerProps> | null>(null)
  useEffect(() => {
    const look = async () => {
      if (!(await isNewer())) return
      const Banner = await banner.retry()
      if (document.querySelector('main form') === null) setOffer(() => Banner)
    }
    return bus.listen(event => {
      if (event.kind !== 'screen') return
      setOffer(null)
      // A failure is ignored: the next screen tries again.
      look().catch(() => {})
    })
  }, [bus, isNewer])
  return Offer && <Offer config={config} onLater={() => setOffer(null)} />
}
