import { fakeDraftCity, inDays } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cityAnswers, fakeSubscription } from '../testing/fake-city.ts'
import { detail, goOn, OFFER, open, PATH, title } from '../testing/subscription-request.tsx'
import { begin, PATH as TICKET_PATH, titled, toReview } from '../testing/ticket-request.tsx'

const CENTRE = 'vm-centre'
const STATION = 'vm-gare'

/** Descriptions of the facts with this term, in the summary and the review. */
const told = (term: string) =>
  screen
    .queryAllByRole('term')
    .flatMap(one => (one.textContent === term ? one.nextElementSibling?.textContent : []))

/** A request without a choice of zone asks nothing about it, and still says where the right will be valid. */
const ZONES: [string, string[], number, string][] = [
  ['its only zone', [CENTRE], 1, 'Centre'],
  ['several zones', [CENTRE, STATION], 2, 'Centre et Gare'],
  ['the whole city, zone by zone', [CENTRE, STATION, 'vm-halles'], 3, 'Toute la ville'],
  ['the whole city, which no zone means', [], 3, 'Toute la ville'],
]
describe.each(ZONES)(
  'without a choice of zone, before it is sent a request names %s',
  (_name, validityAreas, count, text) => {
    const plan = { validityAreas, validityAreasChoiceEnabled: false }

    it('for a subscription', async () => {
      const offer = { ...OFFER, ...plan, applicationProcedure: {} }
      const { user } = await open({ answers: cityAnswers({ plans: [offer] }) })
      await detail(user)
      await title('Vérifier vos informations')
      await goOn(user)
      await title('Compléter la demande')
      await user.click(screen.getByRole('checkbox', { name: 'Dès que possible' }))
      await user.click(await screen.findByRole('button', { name: /La voiture/ }))
      await goOn(user)
      await title('Relire avant de déposer')
      expect(new Set(told(count > 1 ? 'Zones' : 'Zone de stationnement'))).toEqual(new Set([text]))
    })

    it('for a ticket', async () => {
      await toReview(await begin(plan))
      expect(new Set(told(count > 1 ? 'Zones' : 'Zone'))).toEqual(new Set([text]))
    })
  },
)

/** Place of the event that goes into the citizen's calendar. */
const placeOfEvent = () => {
  const link = screen.getByRole('link', { name: 'Ajouter à mon agenda' })
  return /LOCATION:(.*)/.exec(decodeURIComponent(link.getAttribute('href') ?? ''))?.[1]?.replaceAll('\\', '')
}

describe.each(ZONES)(
  'a ticket that is ready says where it is valid: %s',
  (_name, validityAreas, count, text) => {
    const plan = { validityAreas, validityAreasChoiceEnabled: false, price: 0 }
    const place = text === 'Toute la ville' ? '' : `${text.replace(' et ', ', ')}, `
    const isTold = async () => {
      await titled('Votre ticket est prêt')
      expect(told(count > 1 ? 'Zones' : 'Zone')).toEqual([text])
      expect(placeOfEvent()?.trim()).toBe(`${place}Valmont`)
    }

    it('as it was asked for', async () => {
      const made = { 'POST /api/tickets': { id: 'x', shouldRequestMailForPayment: false } }
      const opened = await begin(plan, made)
      await toReview(opened)
      await opened.user.click(screen.getByRole('button', { name: 'Confirmer' }))
      await isTold()
    })

    it('as the city has it', async () => {
      const ticket = {
        id: 't-1',
        parkingRightDefinitionId: 'visitor',
        status: 'ACCEPTED',
        startOfValidity: inDays(1),
        endOfValidity: inDays(2),
        plates: ['AB123CD'],
        validityAreas,
      }
      await begin(plan, { 'GET /api/tickets': [ticket] }, `${TICKET_PATH}?created=t-1`)
      await isTold()
    })
  },
)

it('a renewal without a choice of zone says that it is valid in more zones than what it renews', async () => {
  const ending = fakeSubscription({
    startOfValidity: inDays(-360),
    endOfValidity: inDays(5),
    validityAreas: [CENTRE],
  })
  const offer = {
    ...OFFER,
    renewableEnabled: true,
    restrictions: { renewable: true },
    validityAreas: [],
    validityAreasChoiceEnabled: false,
    applicationProcedure: {},
  }
  const { user } = await open({
    path: `${PATH}&renew=sub-1`,
    answers: {
      ...cityAnswers({ plans: [offer], subscriptions: [ending] }),
      ...fakeDraftCity('subscription-resident:sub-1').answers,
    },
  })
  await detail(user)
  await title('Vérifier vos informations')
  await goOn(user)
  await title('Compléter la demande')
  await goOn(user)
  await title('Relire avant de déposer')
  expect(screen.getByRole('row', { name: /^Zone de stationnement/ }).textContent).toMatch(
    /Centre.*Toute la ville/,
  )
})
