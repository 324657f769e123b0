import { useHost } from '@parvis/shared-kernel/i18n'

/** The address of a link: a path of the portal is one in the portal alone, not in a page that embeds a part of it. */
export function useAddress(href: string): string {
  const host = useHost()
  return host && href.startsWith('/') ? host.href(href) : href
}
