import type { CityClient } from './city-client.ts'

export const signIn = async (
  client: CityClient,
  { email, password }: { email: string; password: string },
): Promise<string> => {
  const { body } = await client.call('POST /api/auth/customer/token', 200, {
    json: { login: email, password },
  })
  return body.token
}
