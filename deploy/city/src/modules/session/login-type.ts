import { Refusal } from '../../http/refusal.ts'
import type { City, LoginType } from '../config/city.ts'

/** A way of signing in that the city has not switched on is closed with all that belongs to it. */
export const requireLoginType = ({ loginTypes }: City, type: LoginType): void => {
  if (!loginTypes.includes(type)) throw new Refusal(403, 'Forbidden')
}
