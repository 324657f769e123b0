import { displayFineId } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../http/language.ts'
import { writtenDay, writtenMoment } from '../../mail/mail-formats.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { City } from '../config/city.ts'
import type { AppealRow } from './appeal.repo.ts'

/** What is written to who contests a fine. */
export type AppealLetter =
  | 'filed'
  | 'complement-requested'
  | 'complement-answered'
  | 'accepted'
  | 'rejected'
  | 'transferred'
  | 'abandoned'

interface Facts {
  fine: string
  filedAt: string
  updatedAt: string
  silenceAt: string
  dueAt: string
  words: string
}

interface Letter {
  subject: string
  body: string
}

// Neither plate nor address stands in a mail: it may be read on a screen that others see.
const FR: Readonly<Record<AppealLetter, (facts: Facts) => Letter>> = {
  filed: ({ fine, filedAt, silenceAt }) => ({
    subject: 'Votre contestation est enregistrée',
    body: `Votre contestation du forfait n° ${fine} a été enregistrée le ${filedAt}.\n\nSans réponse de notre part, elle sera considérée comme rejetée après le ${silenceAt}. Conservez ce message : il vaut accusé de réception.`,
  }),
  'complement-requested': ({ fine, dueAt, words }) => ({
    subject: 'Votre contestation : des éléments sont attendus',
    body: `Pour étudier votre contestation du forfait n° ${fine}, il nous manque des éléments. Envoyez-les avant le ${dueAt} depuis la page du forfait.\n\n${words}`,
  }),
  'complement-answered': ({ fine, updatedAt }) => ({
    subject: 'Votre contestation : éléments reçus',
    body: `Les éléments que vous avez ajoutés à votre contestation du forfait n° ${fine} ont été reçus le ${updatedAt}.`,
  }),
  accepted: ({ fine, words }) => ({
    subject: 'Votre contestation est acceptée',
    body: `Votre contestation du forfait n° ${fine} est acceptée.\n\n${words}`,
  }),
  rejected: ({ fine, words }) => ({
    subject: 'Votre contestation est rejetée',
    body: `Votre contestation du forfait n° ${fine} est rejetée.\n\n${words}\n\nVous pouvez saisir le tribunal du stationnement payant dans le mois qui suit.`,
  }),
  transferred: ({ fine, words }) => ({
    subject: 'Votre contestation est transmise',
    body: `Votre contestation du forfait n° ${fine} a été transmise à l’autorité compétente.\n\n${words}`,
  }),
  abandoned: ({ fine, updatedAt }) => ({
    subject: 'Votre contestation est retirée',
    body: `Votre contestation du forfait n° ${fine} a été retirée le ${updatedAt}. Si ce n’est pas vous, déposez-la à nouveau ou écrivez-nous sans attendre.`,
  }),
}

const EN: Readonly<Record<AppealLetter, (facts: Facts) => Letter>> = {
  filed: ({ fine, filedAt, silenceAt }) => ({
    subject: 'Your appeal is recorded',
    body: `Your appeal against fine no. ${fine} was recorded on ${filedAt}.\n\nIf we have not answered by ${silenceAt}, it counts as rejected. Keep this message: it is your receipt.`,
  }),
  'complement-requested': ({ fine, dueAt, words }) => ({
    subject: 'Your appeal: we need something more',
    body: `We need something more to study your appeal against fine no. ${fine}. Send it before ${dueAt} from the page of the fine.\n\n${words}`,
  }),
  'complement-answered': ({ fine, updatedAt }) => ({
    subject: 'Your appeal: your answer is received',
    body: `What you added to your appeal against fine no. ${fine} was received on ${updatedAt}.`,
  }),
  accepted: ({ fine, words }) => ({
    subject: 'Your appeal is accepted',
    body: `Your appeal against fine no. ${fine} is accepted.\n\n${words}`,
  }),
  rejected: ({ fine, words }) => ({
    subject: 'Your appeal is rejected',
    body: `Your appeal against fine no. ${fine} is rejected.\n\n${words}\n\nYou may go to the paid parking tribunal (tribunal du stationnement payant) within one month.`,
  }),
  transferred: ({ fine, words }) => ({
    subject: 'Your appeal is passed on',
    body: `Your appeal against fine no. ${fine} was passed on to the authority in charge.\n\n${words}`,
  }),
  abandoned: ({ fine, updatedAt }) => ({
    subject: 'Your appeal is withdrawn',
    body: `Your appeal against fine no. ${fine} was withdrawn on ${updatedAt}. If this was not you, file it again or write to us without delay.`,
  }),
}

const LETTERS = { fr: FR, en: EN } satisfies Record<Language, unknown>
const GREETING = { fr: 'Bonjour,', en: 'Hello,' } satisfies Record<Language, string>

export interface Words {
  /** What the agent wrote. */
  words?: string
  dueAt?: Instant
}

/** A letter about an appeal, in the language in which it was written. */
export const appealMail = (letter: AppealLetter, city: City, row: AppealRow, extra: Words = {}): Mail => {
  const { lang } = row
  const moment = (value: Instant | null | undefined) =>
    value == null ? '' : writtenMoment(value, city, lang)
  const day = (value: Instant | null | undefined) => (value == null ? '' : writtenDay(value, city, lang))
  const { subject, body } = LETTERS[lang][letter]({
    fine: displayFineId(fineId(row.fine_id)),
    filedAt: moment(row.filed_at),
    updatedAt: moment(row.updated_at),
    silenceAt: day(row.implicit_rejection_at),
    dueAt: day(extra.dueAt),
    words: extra.words ?? '',
  })
  return {
    to: row.email,
    subject: `${subject} – ${city.name}`,
    text: `${GREETING[lang]}\n\n${body}\n\n${city.name}`,
  }
}
