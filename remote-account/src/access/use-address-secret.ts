import { useLocation, useNavigate, useParams } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { HIDDEN, hiddenPath, secretIn } from './address-secret.model.ts'

/**
 * What a link of a mail carries in its path. It leaves the address bar at once, and whatever is copied, printed or
 * shared from there; it stays with this entry of the history, so that reloading the page keeps it.
 */
export function useAddressSecret(name: string): string {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const found = useParams()[name] ?? ''
  const isHidden = found === HIDDEN
  useEffect(() => {
    if (!isHidden) navigate(hiddenPath(pathname), { replace: true, state: { secret: found } })
  }, [isHidden, navigate, pathname, found])
  return isHidden ? secretIn(state) : found
}
