import { type FakeRemoteOptions, mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mount } from '../entry.ts'

/** A password that every city takes. */
export const GOOD = 'les nuages violets boivent du thé'

/** A screen of the account, signed out, once it has its heading. */
export async function open(path: string, options: FakeRemoteOptions = {}) {
  const remote = await mountRemote(mount, { path, subscriber: null, ...options })
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
  return { ...remote, user: userEvent.setup() }
}

/** The calls of a name that the screen has made. */
export const called = (remote: Awaited<ReturnType<typeof open>>, name: string) =>
  remote.api.calls.filter(call => call.name === name)
