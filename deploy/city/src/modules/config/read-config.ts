import { type CityConfig, configFromWire, configWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'

/** Parses a response to GET /api/config outside a browser, with defaults for omitted fields. @throws ValiError */
export const readConfig = (answer: unknown): CityConfig => configFromWire(v.parse(configWire, answer))
