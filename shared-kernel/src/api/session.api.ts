import { noContentWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

export async function logOut(api: ApiClient): Promise<void> {
  await api.call({ method: 'POST', path: '/api/auth/logout', answer: noContentWire })
}
