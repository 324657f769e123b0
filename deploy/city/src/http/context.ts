import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { City } from '../modules/config/city.ts'
import type { RightRow } from '../modules/rights/right.repo.ts'
import type { Session } from '../modules/session/session.service.ts'
import type { Language } from './language.ts'

interface Variables {
  requestId: string
  language: Language
  city: City
  session: Session
  right: RightRow
}

export interface CityEnv {
  Variables: Variables
  Bindings: Partial<HttpBindings>
}

export type CityContext = Context<CityEnv>
