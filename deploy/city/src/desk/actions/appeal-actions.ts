import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { dayOf, daysBetween } from '@parvis/shared-kernel/time'
import { notFound } from '../../http/refusal.ts'
import {
  acceptAppeal,
  askComplement,
  rejectAppeal,
  transferAppeal,
} from '../../modules/appeals/appeal.agent.ts'
import type { AppealRow } from '../../modules/appeals/appeal.repo.ts'
import { readAppealById } from '../../modules/appeals/held-appeal.ts'
import type { City } from '../../modules/config/city.ts'
import { findCityOfAppeal } from '../desk.repo.ts'
import { cityNamed, type Desk, type Run } from '../desk.ts'
import type { Given } from '../given.ts'
import { handOutCaseLink } from './case-link.ts'

type Work = (desk: Desk, city: City, given: Given) => Promise<AppealRow>

const onAppeal =
  (work: Work): Run =>
  async (desk, given) => {
    const row = await findCityOfAppeal(desk.deps.db, given.text('id'))
    if (row === undefined) throw notFound()
    const { appeal_id: id, state } = await work(desk, cityNamed(desk, row.city_id), given)
    return { data: { id, state }, page: `/appeals/${id}` }
  }

const daysUntil = (desk: Desk, { timeZone }: City, given: Given) => {
  const due = given.maybeDay('due')
  return due === undefined ? {} : { days: daysBetween(dayOf(desk.clock.now(), timeZone), due) }
}

const ask = onAppeal((desk, city, given) =>
  askComplement(desk.deps, city, given.text('id'), {
    message: given.text('message'),
    pieces: [
      ...given.many('piece').map(name => ({ name, mandatory: true })),
      ...given.many('optional').map(name => ({ name, mandatory: false })),
    ],
    ...daysUntil(desk, city, given),
  }),
)

const NO_EFFECT = 'Le forfait avait déjà changé par un autre recours accepté : rien d’autre n’a changé.'

const accept: Run = async (desk, given) => {
  const id = given.text('id')
  const owner = await findCityOfAppeal(desk.deps.db, id)
  if (owner === undefined) throw notFound()
  const price = given.maybeCents('price')
  const answer = given.text('answer')
  const request = price === undefined ? { answer } : { answer, price }
  const { row, isEffective } = await acceptAppeal(desk.deps, cityNamed(desk, owner.city_id), id, request)
  return {
    data: { id, state: row.state, isEffective },
    page: `/appeals/${id}`,
    ...(isEffective ? {} : { remark: NO_EFFECT }),
  }
}

const link: Run = async (desk, given) => {
  const row = await findCityOfAppeal(desk.deps.db, given.text('id'))
  if (row === undefined) throw notFound()
  const name = { cityId: row.city_id, kind: 'appeal', caseId: given.text('id') } as const
  const { fine_id: fineId } = await readAppealById(desk.deps, { cityId: row.city_id, appealId: name.caseId })
  return handOutCaseLink(desk, name, pathTo(PAGES.appeal, { fineId }), `/appeals/${name.caseId}`)
}

export const APPEAL_ACTIONS = {
  'appeal-link': link,
  'appeal-accept': accept,
  'appeal-reject': onAppeal(({ deps }, city, given) =>
    rejectAppeal(deps, city, given.text('id'), given.text('answer')),
  ),
  'appeal-transfer': onAppeal(({ deps }, city, given) =>
    transferAppeal(deps, city, given.text('id'), given.text('answer')),
  ),
  'appeal-complement': ask,
} as const satisfies Record<string, Run>
