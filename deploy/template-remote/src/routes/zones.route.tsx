import { fetchCatalogue, fetchStreets } from '@parvis/shared-kernel/api'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useFailureSentence, useQuery, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { Disclosure, ErrorPanel, Page, PageHeader, PageSkeleton, Stack } from '@parvis/shared-kernel/ui'
import type { ZonesMessageId } from '../messages/fr.ts'
import { streetsByZone } from './zones.model.ts'

/** /zones: the zones of the city with their streets. */
export function ZonesRoute() {
  const { t } = useI18n<ZonesMessageId>()
  const { api, config } = useRemote()
  useScreen(t('zones.title'))
  const zones = useQuery({
    queryKey: ['zones'],
    queryFn: async () => {
      const [catalogue, streets] = await Promise.all([fetchCatalogue(api), fetchStreets(api)])
      return streetsByZone(catalogue.zones, streets)
    },
  })
  const sentence = useFailureSentence(zones.error)
  if (zones.isPending) return <PageSkeleton />
  if (zones.error)
    return (
      <ErrorPanel
        level={1}
        title={t('zones.title')}
        explanation={sentence}
        onRetry={() => void zones.refetch()}
        contact={config.contact}
      />
    )
  return (
    <Page>
      <PageHeader title={t('zones.title')} lead={t('zones.lead')} />
      <Stack>
        {zones.data.map(({ id, name, streets }) => (
          <Disclosure key={id} summary={`${name} · ${t('zones.streets', { count: streets.length })}`}>
            <ul>
              {streets.map(street => (
                <li key={street}>{street}</li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </Stack>
    </Page>
  )
}
