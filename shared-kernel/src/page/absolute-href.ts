import type { NavigationPort } from '@parvis/shared-kernel/remote'

/** The whole address of a path of the portal, for whoever comes back from elsewhere or is sent a link. */
export const absoluteHref = (navigation: NavigationPort, path: string): string =>
  new URL(navigation.href(path), window.location.href).href
