import { useLocation, useNavigate, useParams } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { HIDDEN, hiddenPath, isSpent, SPENT, secretIn } from './address-secret.model.ts'

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

/**
 * Whether the page's secret has done its work, and what notes that it has. The history entry keeps it, for a reload and
 * for a screen that begins anew because the session has ended: the secret works once.
 */
export function useSpentSecret(): readonly [boolean, () => void] {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return [isSpent(state), () => navigate(hiddenPath(pathname), { replace: true, state: SPENT })]
}
