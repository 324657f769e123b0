import { LOCALE_TAGS } from '@parvis/shared-kernel/formats'
import type { Weekday } from '@parvis/shared-kernel/time'
import { useMessages } from '../use-messages.ts'
import type { ZoneScope } from './zone-scope.model.ts'

/** « a, b ou c »: a list of alternatives. */
export function useAnyOf(): (names: readonly string[]) => string {
  const { locale } = useMessages()
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'disjunction' })
  return names => list.format(names)
}

/** « lundi, jeudi ou vendredi »: the weekdays on which something may start, formatted the same everywhere. */
export function useWeekdayList(): (weekdays: readonly Weekday[]) => string {
  const { t } = useMessages()
  const anyOf = useAnyOf()
  return weekdays => anyOf(weekdays.map(weekday => t(`weekday.${weekday}`)))
}

/** Text of a plan's zones; null when unknown. `hasRoom` also names implied zones. */
export function useZoneText() {
  const { t, formatList } = useMessages()
  const anyOf = useAnyOf()
  return (scope: ZoneScope, hasRoom: boolean): string | null => {
    switch (scope.kind) {
      case 'home':
      case 'work':
        return scope.zone
          ? t(`zones.${scope.kind}.known`, { name: scope.zone.name })
          : t(`zones.${scope.kind}`)
      case 'choice':
        return hasRoom || !scope.isWholeCity
          ? t('zones.choice.among', { names: anyOf(scope.zones.map(({ name }) => name)) })
          : t('zones.choice')
      case 'carried':
        return t('zones.carried', { names: anyOf(scope.zones.map(({ name }) => name)) })
      case 'named':
        return scope.zones.length > 0 ? formatList(scope.zones.map(({ name }) => name)) : null
      default:
        return t(`zones.${scope.kind}`)
    }
  }
}
