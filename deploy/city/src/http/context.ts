import type { HttpBindings } from '@hono/node-server'
import type { Locale } from '@parvis/shared-kernel/formats'
import type { Context } from 'hono'
import type { City } from '../modules/config/city.ts'
import type { RightRow } from '../modules/rights/right.repo.ts'
import type { Session } from '../modules/session/session.service.ts'

interface Variables {
  requestId: string
  language: Locale
  city: City
  session: Session
  right: RightRow
}

export interface CityEnv {
  Variables: Variables
  Bindings: Partial<HttpBindings>
}

export type CityContext = Context<CityEnv>
