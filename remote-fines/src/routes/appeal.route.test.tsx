import { NO_APPELLANT } from '@parvis/shared-kernel/fines'
import { cityNow } from '@parvis/shared-kernel/remote'
import { cityRefusal, inDays } from '@parvis/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAppellant, recallAppellant } from '../appeal/appeal-memory.ts'
import { anAppeal, CALLS, contestedCity, filedAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, PATH, plain } from '../testing/fake-fine.ts'
import { APPEAL, openAppeal, pageText } from '../testing/opened-appeal.ts'

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

describe('an appeal that was sent', () => {
  it('tells its clocks, its papers, its text and its history, and never who wrote it', async () => {
    await openAppeal(contestedCity(filedAppeal()))
    expect(await screen.findByText('À l’étude')).toBeDefined()
    const dates = within(screen.getByRole('region', { name: 'Les dates' }))
    expect(dates.getByText('Réponse de la ville attendue jusqu’au')).toBeDefined()
    expect(screen.getByText('La machine était en panne.')).toBeDefined()
    expect(screen.getByRole('button', { name: /Télécharger.*Accusé de réception/ })).toBeDefined()
    const story = within(screen.getByRole('region', { name: 'Historique' })).getAllByRole('listitem')
    // Oldest first, like the fine's history.
    expect(story.at(-1)?.textContent).toContain('Contestation envoyée')
    expect(screen.queryByRole('region', { name: /tribunal/ })).toBeNull()
  })

  it.each([
    ['its link', 'HOLDER', /la réponse se lit ici, avec votre lien de dossier/],
    ['number and plate where no case is guarded', null, /la réponse se lit ici, avec le numéro et la plaque/],
  ])(
    'of somebody without e-mail address is read with %s, which is told to nobody else',
    async (_, access, words) => {
      const { navigation } = await openAppeal(contestedCity(filedAppeal({ access })))
      await screen.findByText('À l’étude')
      expect(screen.queryByText(words)).toBeNull()
      act(() => navigation.navigate(APPEAL, { state: 'filed-unmailed' }))
      expect(await screen.findByText(words)).toBeDefined()
      expect(screen.getByRole('heading', { level: 1, name: 'Votre contestation est envoyée' })).toBeDefined()
    },
  )

  it('keeps what was added when the city asked for more, and tells the news of it only while it is news', async () => {
    const added = {
      datetime: inDays(-1),
      message: 'Voici la photo.',
      pieces: [{ id: 'p', name: 'photo.jpg', urn: 'urn:p', size: 2_000, mime: 'image/jpeg' }],
    }
    const { navigation } = await openAppeal(contestedCity(filedAppeal({ complementAnswers: [added] })))
    const section = within(await screen.findByRole('region', { name: /Ce que vous avez ajouté le/ }))
    expect(section.getByText('Voici la photo.')).toBeDefined()
    expect(section.getByText(/photo\.jpg/)).toBeDefined()
    act(() => navigation.navigate(APPEAL, { state: 'answered' }))
    expect(await screen.findByText('Votre réponse est envoyée')).toBeDefined()
  })

  const file = (id: string, name: string) => ({
    id,
    name,
    urn: `urn:${name}`,
    size: 2_000,
    mime: 'image/jpeg',
  })
  const requested = [{ id: 'piece-1', name: 'Carte grise', mandatory: true }]

  it.each([
    ['with it', 'Ce que vous avez envoyé', 'Document utile', 'useful'],
    ['as a mandate', 'Ce que vous avez envoyé', 'Mandat signé', 'mandate'],
    ['for what the city asks no longer', 'Ce que vous avez envoyé', 'Documents', 'gone'],
    ['afterwards', /Ce que vous avez ajouté le/, 'Carte grise', 'piece-1'],
    ['for what the city does not name', /Ce que vous avez ajouté le/, 'Documents', 'piece-2'],
  ])('tells of a file that was sent %s what it is', async (_, section, term, id) => {
    const isAnswer = id.startsWith('piece')
    const answer = {
      datetime: inDays(-1),
      message: 'Voici.',
      requestedPieces: requested,
      pieces: [file(isAnswer ? id : 'piece-1', 'IMG_0412.jpg')],
    }
    const sentPieces = [file(isAnswer ? 'useful' : id, 'IMG_0412.jpg')]
    await openAppeal(contestedCity(filedAppeal({ sentPieces, complementAnswers: [answer] })))
    const sent = within(await screen.findByRole('region', { name: section }))
    expect((await sent.findByText(term)).nextElementSibling?.textContent).toContain('IMG_0412.jpg (2')
  })

  it.each([
    ['that stands', 'La machine était en panne.', true],
    ['that was erased with its account', '', false],
  ])(
    'with a text %s tells what was sent, and what its receipt still has: %o',
    async (_, statement, isTold) => {
      await openAppeal(contestedCity(filedAppeal({ statement })))
      await screen.findByText('À l’étude')
      const sent = screen.queryByRole('region', { name: 'Ce que vous avez envoyé' })
      expect(sent !== null).toBe(isTold)
      expect(pageText().includes('Aucun document joint')).toBe(isTold)
      expect(pageText().includes('PDF, avec le texte complet et la liste des pièces')).toBe(isTold)
      expect(pageText().includes('ils ont été effacés')).toBe(!isTold)
    },
  )

  it.each(['filed', 'answered'])('that is decided no longer tells that it was just %s', async state => {
    const decided = filedAppeal({ status: 'ACCEPTED', answerDatetime: inDays(0), answer: 'Annulé.' })
    const { navigation } = await openAppeal(contestedCity(decided))
    await screen.findByText('Annulé.')
    act(() => navigation.navigate(APPEAL, { state }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre contestation' })).toBeDefined()
    expect(screen.queryByText('Votre réponse est envoyée')).toBeNull()
    expect(screen.queryByText('La ville a bien reçu votre contestation')).toBeNull()
  })

  it('is rejected once the silence has lasted a month, and shows the way to court', async () => {
    await openAppeal(
      contestedCity(filedAppeal({ implicitRejectionDatetime: inDays(-1), tribunalDeadline: inDays(29) })),
    )
    expect(await screen.findByText('Rejetée par silence')).toBeDefined()
    expect(within(screen.getByRole('region', { name: /tribunal/ })).getByText(/Limoges/)).toBeDefined()
  })

  it('tells what the city asks, until when, and leads to the answer', async () => {
    const complement = { message: 'La copie est floue.', dueDatetime: inDays(9), pieces: [] }
    await openAppeal(contestedCity(filedAppeal({ status: 'COMPLEMENT_REQUESTED', complement })))
    expect(await screen.findByText('La copie est floue.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Répondre à la ville' }).getAttribute('href')).toBe(
      `${APPEAL}/complement`,
    )
  })

  it('granted in part shows both prices and what is left, and lets the corrected notice be contested', async () => {
    const answered = {
      status: 'ACCEPTED',
      answer: 'Le tarif était erroné.',
      answerDatetime: inDays(-1),
    } as const
    const versions = [
      { issueDatetime: inDays(-9), finePrice: 3500 },
      { issueDatetime: inDays(-1), finePrice: 1200 },
    ]
    await openAppeal({
      ...contestedCity(filedAppeal(answered), {
        versions,
        claims: [{ type: 'RAPO', date: inDays(-5), status: 'ACCEPTED' }],
      }),
      [CALLS.check]: { allowed: true, reason: null },
      [CALLS.creation]: openCity()[CALLS.creation],
    })
    const decision = within(await screen.findByRole('region', { name: 'La décision' }))
    expect(decision.getByText('Le tarif était erroné.')).toBeDefined()
    expect(plain(decision.getByRole('table').textContent)).toMatch(/Avant.*Après.*35,00 €.*12,00 €/)
    expect(pageText()).toContain('en partie : votre FPS passe de 35,00 € à 12,00 €.')
    expect(screen.getByRole('link', { name: 'Préparer une contestation' }).getAttribute('href')).toBe(
      `${APPEAL}?again=1`,
    )
  })

  it('granted in part tells what was decided, though the price went up since', async () => {
    const versions = [
      { issueDatetime: inDays(-9), finePrice: 5000 },
      { issueDatetime: inDays(-3), finePrice: 2000 },
      { issueDatetime: inDays(-1), finePrice: 7500 },
    ]
    const answered = { status: 'ACCEPTED', answer: 'En partie.', answerDatetime: inDays(-3) } as const
    await openAppeal(contestedCity(filedAppeal(answered), { versions }))
    const decision = within(await screen.findByRole('region', { name: 'La décision' }))
    expect(plain(decision.getByRole('table').textContent)).toMatch(/50,00 €.*20,00 €/)
    expect(decision.getByText('Un autre avis a remplacé celui-ci depuis.')).toBeDefined()
    expect(pageText()).toContain('en partie : votre FPS passe de 50,00 € à 20,00 €.')
  })

  it.each([
    [
      'fr',
      'a refund',
      'refund-1',
      'Suivre le remboursement',
      '/refunds/refund-1',
      /Seule la personne qui a payé/,
    ],
    ['en', 'a refund', 'refund-1', 'Follow the refund', '/refunds/refund-1', /Only whoever paid/],
    ['fr', 'no refund yet', null, 'Voir le FPS', PATH, /Seule la personne qui a payé/],
  ] as const)(
    'granted after it was paid, in %s with %s, leads to it and promises none',
    async (locale, _, refundId, name, href, said) => {
      const answered = { status: 'ACCEPTED', answer: 'Oui.', answerDatetime: inDays(-1) } as const
      const paid = [{ paymentAmount: 3500, paymentDatetime: inDays(-3) }]
      const versions = [
        { issueDatetime: inDays(-9), finePrice: 3500 },
        { issueDatetime: inDays(-1), finePrice: 1000 },
      ]
      const fine = { versions, antaiFps: paid, paymentStatus: 'OVERPAID', refundId }
      await openAppeal(contestedCity(filedAppeal(answered), fine), APPEAL, locale)
      const label = locale === 'fr' ? 'La décision' : 'The decision'
      const decision = within(await screen.findByRole('region', { name: label }))
      expect(decision.getByRole('link', { name }).getAttribute('href')).toBe(href)
      expect(decision.getByText(said)).toBeDefined()
    },
  )

  it('rejected before the fine was set to zero speaks neither of a fine that is kept nor of a court', async () => {
    const versions = [
      { issueDatetime: inDays(-9), finePrice: 5000 },
      { issueDatetime: inDays(-1), finePrice: 0 },
    ]
    const answered = { status: 'REJECTED', answer: 'Non.', answerDatetime: inDays(-3) } as const
    await openAppeal(contestedCity(filedAppeal({ ...answered, tribunalDeadline: inDays(27) }), { versions }))
    expect(await screen.findByText('Rejetée')).toBeDefined()
    expect(pageText()).toContain('Ce FPS a été ramené à zéro.')
    expect(pageText()).not.toMatch(/maintient|tribunal/)
  })

  it('is withdrawn after a question, and says what keeps it from being', async () => {
    const user = userEvent.setup()
    keepAppellant(anAppeal(), { ...NO_APPELLANT, lastName: 'Fontaine' }, cityNow())
    const { api, navigation } = await openAppeal({
      ...contestedCity(filedAppeal()),
      [CALLS.abandon]: cityRefusal(403, 'Forbidden'),
    })
    await user.click(await screen.findByRole('button', { name: 'Retirer ma contestation' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Retirer ma contestation' }))
    expect(await dialog.findByText(/envoyée depuis un compte/)).toBeDefined()
    api.answer({ [CALLS.abandon]: null, [CALLS.appeal]: filedAppeal({ status: 'ABANDONED' }) })
    await user.click(dialog.getByRole('button', { name: 'Retirer ma contestation' }))
    expect(await screen.findByText('Retirée')).toBeDefined()
    expect(navigation.visited.at(-1)).toBe(APPEAL)
    expect(recallAppellant(anAppeal(), cityNow())).toBeNull()
  })

  const free = [{ issueDatetime: inDays(-9), finePrice: 0 }]
  it.each([
    [
      'fr',
      'while that is possible',
      { appealDeadline: inDays(3) },
      /Vous pourrez en déposer une autre jusqu’au \d/,
    ],
    ['en', 'while that is possible', { appealDeadline: inDays(3) }, /You can send another one until \d/],
    [
      'fr',
      'after the deadline',
      { appealDeadline: inDays(-3) },
      /Vous ne pourrez plus contester ce FPS auprès/,
    ],
    ['en', 'after the deadline', { appealDeadline: inDays(-3) }, /You can no longer contest this fine/],
    ['fr', 'once it costs nothing', { versions: free }, /Vous ne pourrez plus contester ce FPS auprès/],
    ['fr', 'without a deadline', { appealDeadline: null }, /une autre que jusqu’à la date écrite sur l’avis/],
    ['en', 'without a deadline', { appealDeadline: null }, /another one only until the date on the notice/],
  ] as const)(
    'in %s says before it is withdrawn whether another is possible: %s',
    async (locale, _, fine, said) => {
      await openAppeal(contestedCity(filedAppeal(), fine), APPEAL, locale)
      const ask = { name: locale === 'fr' ? 'Retirer ma contestation' : 'Withdraw my appeal' }
      await userEvent.setup().click(await screen.findByRole('button', ask))
      expect((await screen.findByRole('alertdialog')).textContent).toMatch(said)
    },
  )
})

describe.each(['fr', 'en'] as const)('a withdrawn appeal says in %s of its fine what is true', locale => {
  const paid = [{ paymentAmount: 3500, paymentDatetime: inDays(-1) }]
  const free = [{ issueDatetime: inDays(-9), finePrice: 0 }]
  it.each([
    ['due', {}, 'Le FPS reste dû.', 'The fine remains due.'],
    ['being paid', { paymentPending: true }, 'Un paiement est en cours.', 'A payment is on its way.'],
    [
      'paid',
      { antaiFps: paid, paymentStatus: 'PAID' },
      'Le FPS est payé : il n’y a plus rien à payer.',
      'The fine is paid: there is nothing left to pay.',
    ],
    [
      'cancelled',
      { versions: free },
      'Le FPS est annulé : il n’y a rien à payer.',
      'The fine is cancelled: there is nothing to pay.',
    ],
  ])('%s', async (_, fine, fr, en) => {
    const city = contestedCity(filedAppeal({ status: 'ABANDONED' }), fine)
    await openAppeal(city, APPEAL, locale)
    await screen.findByText(/^(Retirée|Withdrawn)$/)
    expect(pageText()).toContain(locale === 'fr' ? fr : en)
  })
})
