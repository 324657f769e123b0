import { APPEAL_STATES, REFUND_STATUSES } from '@parvis/shared-kernel/fines'
import { inDays, mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { contestedCity, filedAppeal } from '../testing/fake-appeal.ts'
import { keepFakePlate, PATH, plain } from '../testing/fake-fine.ts'

// Number and plate are on the windscreen (D16): a reader who has only these is asked nothing, told to do nothing, and
// no case is called theirs.

const APPEAL_CODES = {
  draft: 'INIT_CREATION',
  filed: 'FILLED',
  'complement-requested': 'COMPLEMENT_REQUESTED',
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
  transferred: 'TRANSFERRED',
  abandoned: 'ABANDONED',
} as const satisfies Record<(typeof APPEAL_STATES)[number], string>
const REFUND_CODES = {
  'document-requested': 'DOCUMENT_REQUESTED',
  'under-review': 'UNDER_REVIEW',
  accepted: 'ACCEPTED',
  paid: 'PAID',
  rejected: 'REJECTED',
  unknown: 'SOMETHING_NEW',
} as const satisfies Record<(typeof REFUND_STATUSES)[number], string>

const READERS = [
  ['who holds the case', 'HOLDER', true],
  ['anybody, in a city that guards no case', null, true],
  ['a stranger', 'STRANGER', false],
] as const
/** Phrases addressed to the holder of a case. */
const THEIRS = {
  fr: /(votre contestation|votre remboursement|votre compte|votre réponse|c’est à vous|vous n’avez rien à faire|vous pouvez saisir|vous avez retiré|vous répondre|vous répondra|vous a donné raison|ce que la ville vous demande|répondez|à envoyer jusqu’au)/i,
  en: /(your appeal|your refund|your account|your answer|please reply|do not need to do|you may go|you withdrew|answer you|agreed with you|asks of you|send it by)/i,
} as const

/** Phrases that reveal an appeal's outcome. */
const OUTCOMES = {
  fr: /(acceptée|rejetée|maintient|transmise|retirée|complément|tribunal|donné raison|à l’étude)/i,
  en: /(accepted|rejected|upholds|passed on|withdrawn|something more|court|agreed|under review)/i,
} as const

// The text about opening a case addresses its holder; the rest of the page must not.
const CASE_CLOSED =
  /Le contenu de cette contestation est protégé.*?(Recevoir un nouveau lien)|Ce remboursement est protégé.*?(Recevoir un nouveau lien)|The content of this appeal is protected.*?(Get a new link)|This refund is protected.*?(Get a new link)/
const said = () => plain(document.querySelector('body')?.textContent ?? '').replace(CASE_CLOSED, '')

beforeEach(() => keepFakePlate())

const appealOf = (status: string, access: string | null) =>
  filedAppeal({
    status,
    access,
    hasMailAddress: true,
    statement: access === 'STRANGER' ? null : 'La machine était en panne.',
    answerDatetime: ['ACCEPTED', 'REJECTED', 'TRANSFERRED'].includes(status) ? inDays(-1) : null,
    tribunalDeadline: status === 'REJECTED' ? inDays(29) : null,
    complement:
      status === 'COMPLEMENT_REQUESTED'
        ? { requestDatetime: inDays(-1), dueDatetime: inDays(9), message: 'Il manque une page.', pieces: [] }
        : null,
  })

const CODES = { ...APPEAL_CODES, silent: 'FILLED', unknown: 'SOMETHING_NEW' }

describe.each(['fr', 'en'] as const)('in %s', locale => {
  describe.each(READERS)('%s', (_who, access, mayAct) => {
    it.each([...APPEAL_STATES.filter(state => state !== 'draft'), 'silent', 'unknown'] as const)(
      'reads an appeal that is %s',
      async state => {
        const appeal = appealOf(CODES[state], access)
        const silent = { ...appeal, implicitRejectionDatetime: inDays(-1), tribunalDeadline: inDays(29) }
        await mountRemote(mount, {
          path: `${PATH}/appeal`,
          subscriber: null,
          locale,
          answers: contestedCity(state === 'silent' ? silent : appeal),
        })
        await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
        expect(THEIRS[locale].test(said())).toBe(mayAct)
        // The outcome of a stranger's appeal must not be shown to the car's owner.
        if (!mayAct) expect(said()).not.toMatch(OUTCOMES[locale])
        const answer = { name: /^(Répondre à la ville|Reply to the city)/ }
        if (!mayAct) expect(screen.queryByRole('link', answer)).toBeNull()
      },
    )

    it.each(REFUND_STATUSES)('reads a refund that is %s', async status => {
      await mountRemote(mount, {
        path: '/refunds/r-1',
        subscriber: null,
        locale,
        config: { watermarkText: null },
        answers: {
          'GET /api/refund/r-1': {
            id: 'r-1',
            status: REFUND_CODES[status],
            amount: 1700,
            access,
            hasMailAddress: true,
            documents: mayAct ? [{ id: 'bank-details', name: 'RIB' }] : null,
          },
        },
      })
      await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
      // A refund's title alone says whose it is, in every state.
      expect(THEIRS[locale].test(said())).toBe(mayAct)
      expect(screen.queryByRole('button', { name: /^(Envoyer le document|Send the document)/ })).toBe(
        mayAct && status === 'document-requested'
          ? screen.getByRole('button', { name: /^(Envoyer le document|Send the document)/ })
          : null,
      )
    })
  })
})
