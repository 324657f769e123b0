import { describe, expect, it } from 'vitest'
import { definitionId, offerId } from '../ids/index.ts'
import { aDefinition, anOffer } from '../testing/index.ts'
import { instant } from '../time/index.ts'
import { pendingDrafts } from './pending-drafts.model.ts'

const SAVED = '2026-03-05T10:00:00+01:00'
const UNTIL = '2026-04-04T10:00:00+02:00'
const plans = [
  anOffer({ id: offerId('resident') }),
  anOffer({ id: offerId('resident-2') }),
  anOffer({ id: offerId('a b/c') }),
  aDefinition({ id: definitionId('resident') }),
]
const found = (procedure: string, keptUntil = UNTIL) =>
  pendingDrafts([{ procedure, version: 1, updatedAt: SAVED, keptUntil }], plans)

describe('a draft leads back into its request', () => {
  it.each([
    ['subscription-resident', '/souscriptions/create/resident?step=resume'],
    ['subscription-resident-2', '/souscriptions/create/resident-2?step=resume'],
    ['subscription-resident:sub-1', '/souscriptions/create/resident?renew=sub-1&step=resume'],
    ['subscription-a_b_c', '/souscriptions/create/a%20b%2Fc?step=resume'],
    ['ticket-resident', '/souscriptions/ticket/create/resident?step=resume'],
    ['ticket-resident:t-1', '/souscriptions/ticket/create/resident?renew=t-1&step=resume'],
  ])('%s to %s', (procedure, href) => {
    expect(found(procedure).map(one => one.href)).toEqual([href])
  })

  it.each(['subscription-gone', 'ticket-resident-2', 'complete-resident', 'plate-change-resident', ''])(
    '%s is of no request that can be gone on with',
    procedure => {
      expect(found(procedure)).toEqual([])
    },
  )

  it('with the moments of its last change and of its end', () => {
    expect(found('ticket-resident')[0]).toMatchObject({ savedAt: instant(SAVED), keptUntil: instant(UNTIL) })
    expect(found('ticket-resident', 'soon')).toEqual([])
  })
})
