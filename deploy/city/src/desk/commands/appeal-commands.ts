import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { dayOf, daysBetween } from '@parvis/shared-kernel/time'
import { mustExist } from '../../http/refusal.ts'
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
import { type Act, cityNamed, type Desk, type Run } from '../desk.ts'
import type { Given } from '../given.ts'
import { issueCaseLink } from './case-link.ts'
import { ANSWER, ID } from './field.ts'

type Work = (desk: Desk, city: City, given: Given) => Promise<AppealRow>

const onAppeal =
  (work: Work): Run =>
  async (desk, given) => {
    const row = mustExist(await findCityOfAppeal(desk.deps.db, given.text('id')))
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

const answerBy = (decide: typeof rejectAppeal | typeof transferAppeal) =>
  onAppeal(({ deps }, city, given) => decide(deps, city, given.text('id'), given.text('answer')))

const NO_EFFECT = 'Le forfait avait déjà changé par un autre recours accepté : rien d’autre n’a changé.'

const accept: Run = async (desk, given) => {
  const id = given.text('id')
  const owner = mustExist(await findCityOfAppeal(desk.deps.db, id))
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
  const row = mustExist(await findCityOfAppeal(desk.deps.db, given.text('id')))
  const name = { cityId: row.city_id, kind: 'appeal', caseId: given.text('id') } as const
  const { fine_id: fineId } = await readAppealById(desk.deps, { cityId: row.city_id, appealId: name.caseId })
  return issueCaseLink(desk, name, pathTo(PAGES.appeal, { fineId }), `/appeals/${name.caseId}`)
}

/** Commands on appeals. */
export const APPEAL_COMMANDS = {
  'appeal-link': {
    section: 'appeals',
    label: 'Donner un lien de dossier',
    done: 'Le lien est fait.',
    fields: [ID],
    run: link,
  },
  'appeal-accept': {
    section: 'appeals',
    label: 'Accepter le recours',
    tone: 'good',
    done: 'Le recours est accepté.',
    isFinal: true,
    warning: 'Le forfait est annulé, ou baissé au montant indiqué. Ce qui a été payé en trop sera rendu.',
    fields: [
      ID,
      ANSWER,
      {
        name: 'price',
        label: 'Montant qui reste dû',
        kind: 'amount',
        hint: '0 si rien n’est indiqué.',
        isOptional: true,
      },
    ],
    run: accept,
  },
  'appeal-reject': {
    section: 'appeals',
    label: 'Rejeter le recours',
    tone: 'bad',
    done: 'Le recours est rejeté.',
    isFinal: true,
    warning: 'Un rejet est définitif. La personne reçoit votre réponse.',
    fields: [ID, ANSWER],
    run: answerBy(rejectAppeal),
  },
  'appeal-transfer': {
    section: 'appeals',
    label: 'Transmettre à l’autorité compétente',
    done: 'Le recours est transmis.',
    isFinal: true,
    warning: 'Vous ne pourrez plus répondre à ce recours.',
    fields: [ID, ANSWER],
    run: answerBy(transferAppeal),
  },
  'appeal-complement': {
    section: 'appeals',
    label: 'Demander un complément',
    done: 'Le complément est demandé.',
    fields: [
      ID,
      { name: 'message', label: 'Votre demande', kind: 'text' },
      {
        name: 'piece',
        label: 'Pièces exigées',
        kind: 'lines',
        hint: 'Une par ligne.',
        isOptional: true,
      },
      {
        name: 'optional',
        label: 'Autres pièces bienvenues',
        kind: 'lines',
        hint: 'Une par ligne.',
        isOptional: true,
      },
      {
        name: 'due',
        label: 'À répondre jusqu’au',
        kind: 'day',
        hint: 'Dans 15 jours, si rien n’est indiqué.',
        isOptional: true,
      },
    ],
    run: ask,
  },
} as const satisfies Record<string, Act>
