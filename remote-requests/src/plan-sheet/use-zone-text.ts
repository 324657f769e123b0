import { LOCALE_TAGS } from '@parvis/shared-kernel/formats'
import type { Zone } from '@parvis/shared-kernel/offers'
import type { Weekday } from '@parvis/shared-kernel/time'
import type { Fact } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import { isWholeCity } from './plan-facts.model.ts'
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

/** Zones that a request asks for as a fact: « Toute la ville », or their names; without text while there are none. */
export function useZoneFact(): (zones: readonly Zone[], city: readonly Zone[], term: string) => Fact {
  const { t } = useMessages()
  const zoneText = useZoneText()
  return (zones, city, term) => {
    const isAll =
      zones.length > 1 &&
      isWholeCity(
        zones.map(({ id }) => id),
        city,
      )
    return {
      term: zones.length > 1 ? t('conditions.zones') : term,
      description: zoneText(isAll ? { kind: 'all' } : { kind: 'named', zones }, true),
    }
  }
}
