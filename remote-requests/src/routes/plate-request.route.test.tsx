import { mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, fakeOffer, fakeSubscription } from '../testing/fake-city.ts'

const changeable = fakeOffer({ canRequestForPlateChange: true })
const open = (
  subscription: object,
  offer: object = changeable,
  path = '/souscriptions/plate_request/sub-1',
) => mountRemote(mount, { path, answers: cityAnswers({ plans: [offer], subscriptions: [subscription] }) })

describe('changing a plate', () => {
  it('shows today’s plates, says that documents are needed again, and which', async () => {
    await open(fakeSubscription())
    expect(await screen.findByText('FG-482-KD')).toBeDefined()
    expect(screen.getByText('Tous les documents sont à fournir à nouveau')).toBeDefined()
    expect(screen.getByText('Justificatif de domicile')).toBeDefined()
    expect(screen.queryByText('Photo')).toBeNull()
  })

  it.each([
    ['the offer does not allow it', fakeSubscription(), fakeOffer(), /ne permettent pas/],
    ['it is over', fakeSubscription({ endOfValidity: '2020-01-01T00:00:00Z' }), changeable, /est terminé/],
    [
      'a change waits already',
      fakeSubscription({ status: 'AWAIT_PLATE_DECISION' }),
      changeable,
      /déjà à l’étude/,
    ],
    [
      'it is not granted',
      fakeSubscription({ status: 'AWAITING_VALIDATION' }),
      changeable,
      /en cours de validité/,
    ],
  ])('is refused with its reason when %s', async (_when, subscription, offer, reason) => {
    await open(subscription, offer)
    expect(await screen.findByText(reason)).toBeDefined()
    expect(screen.queryByText('À préparer')).toBeNull()
  })

  it('marks what a waiting request takes away and brings', async () => {
    await open(
      fakeSubscription({
        status: 'AWAIT_PLATE_DECISION',
        lastWaitingOrderPlateChangeRequest: {
          orderPlateChange: {
            changeType: 'MODIFICATION',
            oldPlate: 'FG482KD',
            newPlate: 'DZ117PR',
            status: 'WAITING',
          },
        },
      }),
    )
    expect(await screen.findByText('DZ-117-PR')).toBeDefined()
    expect(screen.getByText('à ajouter, à l’étude')).toBeDefined()
    expect(screen.getByText('à retirer, à l’étude')).toBeDefined()
  })

  it('is never a blank page: an unknown order, or one whose offer is gone, says so', async () => {
    await open(fakeSubscription({ subscriptionPlanId: 'gone' }))
    expect(await screen.findByRole('heading', { name: 'Ce droit est introuvable' })).toBeDefined()
  })
})
