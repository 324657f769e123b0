import { cityNow, useRemote } from '@parvis/shared-kernel/remote'
import { type CalendarEvent, calendarHref } from '../time/index.ts'
import { CalendarIcon } from '../ui/icon/index.ts'
import { ButtonLink, Link } from '../ui/index.ts'

export interface CalendarLinkProps {
  readonly event: CalendarEvent
  /** Without `.ics`; only its letters without accents and its digits are kept. */
  readonly fileName: string
  readonly label: string
  /** For screen readers, where a page has several. */
  readonly name?: string
  readonly isButton?: boolean
}

/** A name valid on every file system, such as `Visiteur-2026-06-15`. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Downloads an event as a file that every calendar takes. */
export function CalendarLink({ event, fileName, label, name, isButton = false }: CalendarLinkProps) {
  const { config } = useRemote()
  const file = {
    href: calendarHref(event, { cityId: config.cityId, writtenAt: cityNow() }),
    download: `${plainName(fileName)}.ics`,
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
