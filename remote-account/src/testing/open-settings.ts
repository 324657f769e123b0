import { type FakeRemoteOptions, fakeSubscriber, mountRemote } from '@parvis/shared-kernel/testing'
import { subscriberToWire } from '@parvis/shared-kernel/wire'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mount } from '../entry.ts'

/** The city keeps what it is sent. */
export const keeping = ({ json }: { json: unknown }) => ({ subscriberId: 'camille', ...(json as object) })

interface SettingsOptions extends FakeRemoteOptions {
  /** Of the page. */
  readonly title?: string | undefined
}

/** Opens the profile of Camille, who has no vehicle, and waits for its heading. */
export async function openSettings({ title = 'Mon profil', answers, ...options }: SettingsOptions = {}) {
  const { subscriber = fakeSubscriber() } = options
  const remote = await mountRemote(mount, {
    path: '/settings',
    answers: {
      'GET /api/subscriber': subscriber && subscriberToWire(subscriber, [], 'first'),
      'GET /api/subscriber/vehicles': [],
      'PUT /api/subscriber': keeping,
      ...answers,
    },
    ...options,
    subscriber,
  })
  await screen.findByRole('heading', { level: 1, name: title }, { timeout: 5_000 })
  return {
    ...remote,
    user: userEvent.setup(),
    field: (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name),
  }
}
