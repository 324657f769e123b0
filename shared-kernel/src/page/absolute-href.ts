import type { NavigationPort } from '@parvis/shared-kernel/remote'

/** Absolute URL of a portal path, for return URLs and links in mails. */
export const absoluteHref = (navigation: NavigationPort, path: string): string =>
  new URL(navigation.href(path), window.location.href).href
