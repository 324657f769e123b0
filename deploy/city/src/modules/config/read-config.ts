import { type CityConfig, configFromWire, configWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'

/** An answer to GET /api/config with everything that it leaves out, for who is no browser. @throws ValiError */
export const readConfig = (answer: unknown): CityConfig => configFromWire(v.parse(configWire, answer))
