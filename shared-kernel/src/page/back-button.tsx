import { useI18n } from '@parvis/shared-kernel/i18n'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { failureFr } from '../messages/failure.fr.ts'
import { PAGES } from '../paths/index.ts'
import { Button } from '../ui/index.ts'

/**
 * The way back from a screen that failed to load (second document §2), beside a retry: to the previous page, or to the
 * first page when there is none (a link from a mail).
 */
export function BackButton() {
  const { navigation } = useRemote()
  const { t } = useI18n<keyof typeof failureFr>()
  const leave = () => (window.history.length > 1 ? navigation.go(-1) : navigation.navigate(PAGES.home))
  return <Button onClick={leave}>{t('failure.back')}</Button>
}
