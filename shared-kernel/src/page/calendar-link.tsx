import { cityNow, useRemote } from '@parvis/shared-kernel/remote'
import { type CalendarEvent, calendarHref } from '../time/index.ts'
import { CalendarIcon } from '../ui/icon/index.ts'
import { ButtonLink, Link } from '../ui/index.ts'

export interface CalendarLinkProps {
  readonly event: CalendarEvent
  /** Without `.ics`; letters, digits and dashes. */
  readonly fileName: string
  readonly label: string
  /** For screen readers, where a page has several. */
  readonly name?: string
  readonly isButton?: boolean
}

/** Downloads an event as a file that every calendar takes. */
export function CalendarLink({ event, fileName, label, name, isButton = false }: CalendarLinkProps) {
  const { config } = useRemote()
  const file = {
    href: calendarHref(event, { cityId: config.cityId, writtenAt: cityNow() }),
    download: `${fileName}.ics`,
    icon: CalendarIcon,
    'aria-label': name,
  }
  return isButton ? (
    <ButtonLink {...file}>{label}</ButtonLink>
  ) : (
    <Link {...file} isAlone>
      {label}
    </Link>
  )
}
