import { type FakeRemoteOptions, mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mount } from '../entry.ts'

/** Accepted by every city. */
export const GOOD = 'les nuages violets boivent du thé'

/** Opens an account screen, signed out, and waits for its heading. */
export async function open(path: string, options: FakeRemoteOptions = {}) {
  const remote = await mountRemote(mount, { path, subscriber: null, ...options })
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
  return { ...remote, user: userEvent.setup() }
}

export const called = (remote: Awaited<ReturnType<typeof open>>, name: string) =>
  remote.api.calls.filter(call => call.name === name)
