import { useLocation, useNavigate, useParams } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { HIDDEN, hiddenPath, secretIn } from './address-secret.model.ts'

/**
 * The secret in the path of a mailed link. It leaves the address bar at once, so that it is not copied, printed or
 * shared; the history entry's state keeps it for reloads.
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
