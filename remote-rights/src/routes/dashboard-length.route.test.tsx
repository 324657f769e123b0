import { orderId } from '@parvis/shared-kernel/ids'
import { aSubscription, mountRemote } from '@parvis/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() => Promise.all([import('./dashboard.route.tsx'), import('./right-detail.route.tsx')]))

const subscriptions = Array.from({ length: 60 }, (_, index) =>
  aSubscription({ id: orderId(`fleet-${index}`) }),
)

test('whoever comes back from a right to a long list finds it as long as they left it', async () => {
  const answers = cityAnswers({ subscriptions })
  const { navigation } = await mountRemote(mount, { path: '/souscriptions', answers })
  const list = () => screen.findByRole('region', { name: 'Mes abonnements' })
  // Their roles would be looked up in several seconds.
  const cards = async () => (await list()).querySelectorAll('article')
  expect(await cards()).toHaveLength(24)
  await userEvent.setup().click(within(await list()).getByText('Afficher la suite (36)'))
  expect(await cards()).toHaveLength(48)
  const openOne = async () => {
    await act(async () => navigation.navigate('/souscriptions/fleet-40'))
    await screen.findByRole('heading', { level: 1, name: 'Résident' })
  }
  await openOne()
  await act(async () => navigation.go(-1))
  expect(await cards()).toHaveLength(48)
  await openOne()
  await act(async () => navigation.navigate('/souscriptions'))
  expect(await cards()).toHaveLength(24)
})
