import { type FakeRemoteOptions, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { mount } from '../entry.ts'
import { eachScreen } from './each-screen.ts'

/** Test setup of the dashboard: its chunks have arrived. */
export const eachDashboard = () =>
  eachScreen(() =>
    Promise.all([import('../routes/dashboard.route.tsx'), import('../features/to-do/rare-card.tsx')]),
  )

export const openDashboard = (options: FakeRemoteOptions) =>
  mountRemote(mount, { path: '/souscriptions', ...options })

export const cardOf = (name: string) => screen.findByRole('article', { name })

/** Definitions have cards too: a ticket's is the one in the list of tickets. */
export const ticketCard = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Mes tickets' })).findByRole('article', { name })
