import { expect, test } from 'vitest'
import { readOptions } from './settings.ts'
import { startCity } from './start-city.ts'
import { testStorage } from './testing/test-database.ts'

const IDENTITY = 'https://identity.valmont.example'
const EVIDENCE = 'https://documents.valmont.example'

test('a city behind a server with TLS names its parts as browsers reach them', async () => {
  const { publicUrls } = readOptions({ PARVIS_IDENTITY_URL: IDENTITY, PARVIS_EVIDENCE_URL: EVIDENCE }, [])
  const ports = { api: 0, identityProvider: 0, payment: 0, evidence: 0, desk: 0 }
  const city = await startCity({
    ports,
    publicUrls,
    logLevel: 'silent',
    ...(await testStorage()),
  })
  try {
    expect(city.urls).toMatchObject({ identityProvider: IDENTITY, evidence: EVIDENCE })
    expect(city.urls.payment).toMatch(/^http:\/\/127\.0\.0\.1:/)
  } finally {
    await city.stop()
  }
})

test.each(['documents', 'https://documents.example/', 'https://documents.example/x'])(
  'a city does not start with a public address that is no origin: %s',
  url => {
    expect(() => readOptions({ PARVIS_EVIDENCE_URL: url }, [])).toThrow(
      'PARVIS_EVIDENCE_URL must be an origin',
    )
  },
)
