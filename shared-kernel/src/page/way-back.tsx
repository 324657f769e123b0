import { useI18n } from '@parvis/shared-kernel/i18n'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { failureFr } from '../messages/failure.fr.ts'
import { PAGES } from '../paths/index.ts'
import { Button } from '../ui/index.ts'

/**
 * The way back of a screen of which nothing could be had (second document §2), beside another try: to where one came
 * from. Who came from nowhere, by a link of a mail, goes to the first page.
 */
export function WayBack() {
  const { navigation } = useRemote()
  const { t } = useI18n<keyof typeof failureFr>()
  const leave = () => (window.history.length > 1 ? navigation.go(-1) : navigation.navigate(PAGES.home))
  return <Button onClick={leave}>{t('failure.back')}</Button>
}
