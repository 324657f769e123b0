import { Refusal } from '../../http/refusal.ts'
import type { City, LoginType } from '../config/city.ts'

/** Refuses a login type, and everything belonging to it, that the city has not enabled. */
export const requireLoginType = ({ loginTypes }: City, type: LoginType): void => {
  if (!loginTypes.includes(type)) throw new Refusal(403, 'Forbidden')
}
