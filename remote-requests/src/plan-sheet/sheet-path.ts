import { planPath } from '@parvis/shared-kernel/paths'

interface Shown {
  readonly step?: 'start'
  readonly created?: string
}

/** Page of a plan: its sheet, unless a step of the request or what was created is to be shown. */
export function sheetPath(
  plan: Parameters<typeof planPath>[0],
  renewedId: string | null,
  shown: Shown = {},
): string {
  const query = new URLSearchParams({ ...(renewedId && { renew: renewedId }), ...shown })
  return `${planPath(plan)}${query.size > 0 ? `?${query}` : ''}`
}
