import { Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'

/** Refuses a login type, and everything belonging to it, that the city has not enabled. */
export const requireLoginType = ({ loginTypes }: City, type: City['loginTypes'][number]): void => {
  if (!loginTypes.includes(type)) throw new Refusal(403, 'Forbidden')
}
