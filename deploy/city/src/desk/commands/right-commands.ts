import { mustExist } from '../../http/refusal.ts'
import type { Dossier } from '../../modules/rights/dossier.ts'
import { askEvidence, decideEvidence } from '../../modules/rights/evidence.agent.ts'
import { decidePlateChange } from '../../modules/rights/plate.agent.ts'
import { acceptRight, commentRight, deleteRight, rejectRight } from '../../modules/rights/right.agent.ts'
import { findRightById } from '../desk.repo.ts'
import type { Act, Answer, Desk, Run } from '../desk.ts'
import type { Given } from '../given.ts'
import { COMMENT, type Field, ID, REASON, VERSION } from './field.ts'

const EVIDENCE: Field = {
  name: 'evidence',
  label: 'Pièces à demander',
  kind: 'choice',
  choices: {},
}

type Work = (desk: Desk, dossier: Dossier, given: Given) => Promise<void>

const dossierOf = async ({ deps }: Desk, given: Given): Promise<Dossier> => {
  const right = mustExist(await findRightById(deps.db, given.text('id')))
  const version = given.maybe('version')
  return {
    cityId: right.city_id,
    rightId: right.right_id,
    version: version === undefined ? undefined : Number(version),
  }
}

const answerOf = async (desk: Desk, { rightId }: Dossier): Promise<Answer> => {
  const right = await findRightById(desk.deps.db, rightId)
  const data = { id: rightId, status: right?.status }
  return { data, page: `/dossiers/${encodeURIComponent(rightId)}` }
}

const onRight =
  (work: Work): Run =>
  async (desk, given) => {
    const dossier = await dossierOf(desk, given)
    await work(desk, dossier, given)
    return answerOf(desk, dossier)
  }

const decidePiece = (isGood: boolean): Run =>
  onRight(({ deps }, dossier, given) =>
    decideEvidence(deps, dossier, { evidenceId: given.text('evidence'), isGood }),
  )

const decidePlates = (isAccepted: boolean): Run =>
  onRight(({ deps }, dossier, given) =>
    decidePlateChange(deps, dossier, { isAccepted, comment: given.maybe('comment') }),
  )

/** Commands on requests and rights. */
export const RIGHT_COMMANDS = {
  accept: {
    section: 'dossiers',
    label: 'Accepter',
    tone: 'good',
    done: 'La demande est acceptée.',
    fields: [ID, VERSION, COMMENT],
    run: onRight(({ deps }, dossier, given) => acceptRight(deps, dossier, given.maybe('comment'))),
  },
  reject: {
    section: 'dossiers',
    label: 'Refuser',
    tone: 'bad',
    done: 'La demande est refusée.',
    isFinal: true,
    warning: 'Un refus est définitif. La personne en est informée par courriel, avec votre motif.',
    fields: [ID, VERSION, REASON],
    run: onRight(({ deps }, dossier, given) => rejectRight(deps, dossier, given.text('comment'))),
  },
  ask: {
    section: 'dossiers',
    label: 'Demander des pièces',
    done: 'Les pièces sont demandées.',
    fields: [ID, VERSION, EVIDENCE, COMMENT],
    run: onRight(({ deps }, dossier, given) =>
      askEvidence(deps, dossier, { evidenceIds: given.many('evidence'), comment: given.maybe('comment') }),
    ),
  },
  comment: {
    section: 'dossiers',
    label: 'Laisser un mot',
    done: 'Le mot est envoyé.',
    fields: [
      ID,
      VERSION,
      {
        ...REASON,
        label: 'Mot pour la personne',
        hint: 'Elle le reçoit par courriel et le lit dans le portail.',
      },
    ],
    run: onRight(({ deps }, dossier, given) => commentRight(deps, dossier, given.text('comment'))),
  },
  delete: {
    section: 'dossiers',
    label: 'Supprimer le droit',
    tone: 'bad',
    done: 'Le droit est supprimé.',
    isFinal: true,
    warning:
      'Le droit ne permet plus de stationner\u202f; la personne le voit encore, «\u202fSupprimé\u202f», avec votre motif. On ne peut pas revenir en arrière.',
    fields: [ID, VERSION, REASON],
    run: onRight(({ deps }, dossier, given) => deleteRight(deps, dossier, given.text('comment'))),
  },
  'evidence-accept': {
    section: 'dossiers',
    label: 'Valider la pièce',
    tone: 'good',
    done: 'La pièce est validée.',
    fields: [ID, VERSION, { ...EVIDENCE, label: 'Pièce', kind: 'line', isHidden: true }],
    run: decidePiece(true),
  },
  'evidence-reject': {
    section: 'dossiers',
    label: 'Écarter la pièce',
    done: 'La pièce est écartée.',
    fields: [ID, VERSION, { ...EVIDENCE, label: 'Pièce', kind: 'line', isHidden: true }],
    run: decidePiece(false),
  },
  'plate-accept': {
    section: 'dossiers',
    label: 'Accepter le changement de plaque',
    tone: 'good',
    done: 'Le changement de plaque est accepté.',
    fields: [ID, VERSION, COMMENT],
    run: decidePlates(true),
  },
  'plate-reject': {
    section: 'dossiers',
    label: 'Refuser le changement de plaque',
    tone: 'bad',
    done: 'Le changement de plaque est refusé.',
    isFinal: true,
    warning: 'Le droit garde ses plaques actuelles. La personne peut faire une nouvelle demande.',
    fields: [ID, VERSION, COMMENT],
    run: decidePlates(false),
  },
} as const satisfies Record<string, Act>
