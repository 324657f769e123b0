import { type CityConfig, configFromWire, configWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

export async function fetchConfig(api: ApiClient): Promise<CityConfig> {
  return configFromWire(await api.call({ path: '/api/config', answer: configWire }))
}
