import { planPath } from '@parvis/shared-kernel/paths'

interface Shown {
  readonly step?: 'start'
  readonly created?: string
}

/** Path of a plan's page, showing its description unless a step or a created right is named. */
export function sheetPath(
  plan: Parameters<typeof planPath>[0],
  renewedId: string | null,
  shown: Shown = {},
): string {
  const query = new URLSearchParams({ ...(renewedId && { renew: renewedId }), ...shown })
  return `${planPath(plan)}${query.size > 0 ? `?${query}` : ''}`
}
