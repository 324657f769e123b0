import type { NavigationPort } from '@parvis/shared-kernel/remote'
import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react'

export const NavigationHolder = createContext<NavigationPort | null>(null)

export function useNavigation(): NavigationPort {
  const navigation = use(NavigationHolder)
  if (!navigation) throw new Error('useNavigation is called outside the portal')
  return navigation
}

/** A real link that stays in the page: everything else a browser does with links (new tab, copy) keeps working. */
export function ShellLink({ to, onClick, ...rest }: { readonly to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const navigation = useNavigation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigation.navigate(to)
  }
  return <a href={navigation.href(to)} onClick={follow} {...rest} />
}
