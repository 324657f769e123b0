import { afterAll, beforeAll } from 'vitest'
import { startTestCity, type TestCity } from './test-city.ts'

/** The city of a test file: started before its tests, which may read its members only then, and stopped after them. */
export const testCity = (options?: Parameters<typeof startTestCity>[0]): TestCity => {
  const city = {} as TestCity
  beforeAll(async () => {
    Object.assign(city, await startTestCity(options))
  })
  afterAll(() => city.stop())
  return city
}
