import { noContentWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

export async function logOut(api: ApiClient): Promise<void> {
  await ask(api, 'POST /api/auth/logout', { answer: noContentWire })
}
