import {
  type AnchorHTMLAttributes,
  createContext,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { NavigateOptions, Place } from './navigation.ts'
import { useRemote } from './remote-context.ts'

/**
 * The hooks of a router on the navigation port. react-router ranks routes the same way (see match-route), but would add
 * 11 kB to every first visit for what the port already does.
 */
export const ParamsHolder = createContext<Readonly<Record<string, string | undefined>>>({})

export function useLocation(): Place {
  const { navigation } = useRemote()
  return useSyncExternalStore(navigation.subscribe, () => navigation.location)
}

/** What the pattern of the current route names, decoded. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return use(ParamsHolder)
}

export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useRemote().navigation.navigate
}

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

export function Navigate({ to, replace = true }: { readonly to: string; readonly replace?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace }), [navigate, to, replace])
  return null
}

type LinkProps = { readonly to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to a path of the portal, wherever the portal stands; followed in the page (see follow-links). */
export function Link({ to, ...rest }: LinkProps) {
  const { navigation } = useRemote()
  return <a href={navigation.href(to)} {...rest} />
}
