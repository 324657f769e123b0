import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'

export const draftRoutes = (_deps: Deps): Hono<CityEnv> => new Hono<CityEnv>()
