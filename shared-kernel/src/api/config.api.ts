import { type CityConfig, configFromWire, configWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

export async function fetchConfig(api: ApiClient): Promise<CityConfig> {
  return configFromWire(await ask(api, 'GET /api/config', { answer: configWire }))
}
