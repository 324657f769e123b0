import { cityRefusal, inDays, mountRemote, networkDown, translatePage } from '@parvis/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mount } from '../entry.ts'
import { CALL, fakeFine, keepFakePlate, NUMBER, PATH, plain } from '../testing/fake-fine.ts'
import { KEPT, kept, OTHER, other } from '../testing/kept-fines.ts'

const list = () => screen.findByRole('region', { name: 'Vos FPS' })

describe('the fines in view', () => {
  it('are none for a visitor who has looked none up', async () => {
    const { api } = await mountRemote(mount, { path: '/fps', subscriber: null })
    await screen.findByRole('button', { name: 'Voir mon FPS' })
    expect(screen.queryByText('Vos FPS')).toBeNull()
    expect(api.calls).toEqual([])
  })

  it.each(['Tout effacer de cet onglet', 'Retirer de la liste le FPS (12 rue de la République)'])(
    'of a visitor are those of this tab, and go at one tap: %s',
    async name => {
      keepFakePlate()
      const user = userEvent.setup()
      const answers = { [CALL]: fakeFine() }
      const { element } = await mountRemote(mount, { path: '/fps', subscriber: null, answers })
      // The shell's, in which the title is looked for.
      const main = document.body.appendChild(document.createElement('main'))
      onTestFinished(() => main.remove())
      main.append(element)
      expect(await within(await list()).findByText('12 rue de la République')).toBeDefined()
      expect(plain((await list()).textContent)).toMatch(/Total à payer maintenant17,00 €1 FPS à payer/)
      await user.click(screen.getByRole('button', { name }))
      expect(screen.queryByText('Vos FPS')).toBeNull()
      expect(sessionStorage.length).toBe(0)
      const title = screen.getByRole('heading', { level: 1 })
      await waitFor(() => expect(document.activeElement).toBe(title))
    },
  )

  it('of an account tell when the next reduced price ends, on a page that its browser translates too', async () => {
    const versions = [{ finePrice: 3500, reducedFinePrice: 1700, reducedDatetime: inDays(5) }]
    const later = { ...other(), fps: { ...other().fps, versions } }
    const answers = { [KEPT]: [kept(), later], [`DELETE /api/subscriber/fps/${NUMBER}`]: undefined }
    await mountRemote(mount, { path: '/fps', answers })
    await within(await list()).findByText('Place du Marché')
    const dayOf = (iso: string) => new Date(iso).toLocaleDateString('fr', { timeZone: 'Europe/Paris' })
    const end = () => /prend fin le (\S+)/.exec(plain(document.body.textContent))?.[1]
    expect(end()).toBe(dayOf(inDays(3)))
    translatePage()
    const name = 'Retirer de la liste le FPS (12 rue de la République)'
    await userEvent.setup().click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByText('12 rue de la République')).toBeNull())
    expect(end()).toBe(dayOf(inDays(5)))
  })

  it('of an account keep the focus when those of the tab go', async () => {
    keepFakePlate()
    const user = userEvent.setup()
    await mountRemote(mount, { path: '/fps', answers: { [KEPT]: [other()], [CALL]: fakeFine() } })
    await user.click(await screen.findByRole('button', { name: 'Tout effacer de cet onglet' }))
    expect(document.activeElement).toBe((await list()).parentElement)
  })

  it('of an account add up, and open without the plate', async () => {
    const user = userEvent.setup()
    const { navigation } = await mountRemote(mount, {
      path: '/fps',
      answers: { [KEPT]: [kept(), other()], [CALL]: fakeFine() },
    })
    await screen.findByText('12 rue de la République')
    expect(plain((await list()).textContent)).toContain('52,00 €2 FPS à payer')
    await user.click(screen.getByRole('link', { name: 'Ouvrir le FPS (12 rue de la République)' }))
    await waitFor(() => expect(navigation.location.pathname).toBe(PATH))
    // The other page's chunk loads first.
    const due = { name: 'À payer maintenant' }
    expect(await screen.findByRole('region', due, { timeout: 10_000 })).toBeDefined()
  })

  it.each([
    ['fr', 2, /À envoyer jusqu’au/],
    ['fr', -2, /La date limite était le/],
    ['en', 2, /More information is needed.*To be sent by/],
    ['en', -2, /The last day was/],
  ] as const)(
    'tell until when the city waits for more, or waited (%s, %s days)',
    async (locale, days, words) => {
      keepFakePlate()
      const claim = {
        type: 'RAPO',
        date: inDays(-5),
        status: 'COMPLEMENT_REQUESTED',
        dueDatetime: inDays(days),
      }
      const answers = { [CALL]: fakeFine({ claims: [claim] }) }
      await mountRemote(mount, { path: '/fps', subscriber: null, locale, answers })
      await screen.findByText('12 rue de la République')
      expect(plain(document.body.textContent)).toMatch(words)
    },
  )

  it('leave the list one by one; the total follows', async () => {
    const user = userEvent.setup()
    await mountRemote(mount, {
      path: '/fps',
      answers: { [KEPT]: [kept(), other()], [`DELETE /api/subscriber/fps/${OTHER}`]: null },
    })
    await user.click(
      await screen.findByRole('button', { name: 'Retirer de la liste le FPS (Place du Marché)' }),
    )
    await waitFor(() => expect(screen.queryByText('Place du Marché')).toBeNull())
    expect(plain((await list()).textContent)).toContain('17,00 €1 FPS à payer')
  })

  it.each([
    [2, 0],
    [3, 1],
  ])('lead past themselves to the form where they are many (%i: %i way)', async (count, ways) => {
    const all = [kept(), other(), kept({ id: OTHER.replace(/.$/, '9') })].slice(0, count)
    await mountRemote(mount, { path: '/fps', answers: { [KEPT]: all } })
    await screen.findByText('Place du Marché')
    const found = screen.queryAllByRole('button', { name: 'Chercher un FPS' })
    expect(found).toHaveLength(ways)
    found[0]?.click()
    const field = screen.getByRole('textbox', { name: 'Numéro du FPS' })
    expect(document.activeElement === field).toBe(ways > 0)
  })

  it.each([
    ['the next one', 'Place du Marché', '12 rue de la République'],
    ['the one before it, where it was the last', '12 rue de la République', 'Place du Marché'],
  ])('leave the focus to %s', async (_which, gone, next) => {
    const user = userEvent.setup()
    const answers = {
      [KEPT]: [kept({ versions: [{ finePrice: 3500 }] }), other()],
      [`DELETE /api/subscriber/fps/${NUMBER}`]: null,
      [`DELETE /api/subscriber/fps/${OTHER}`]: null,
    }
    await mountRemote(mount, { path: '/fps', answers })
    const button = { name: `Retirer de la liste le FPS (${gone})` }
    await user.click(await screen.findByRole('button', button))
    await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull())
    expect(document.activeElement?.textContent).toBe(next)
  })

  it('tell in their row that they could not be removed', async () => {
    const user = userEvent.setup()
    const answers = { [KEPT]: [kept(), other()], [`DELETE /api/subscriber/fps/${OTHER}`]: networkDown() }
    await mountRemote(mount, { path: '/fps', answers })
    await user.click(
      await screen.findByRole('button', { name: 'Retirer de la liste le FPS (Place du Marché)' }),
    )
    const row = screen.getByText('Place du Marché').closest('li')!
    expect((await within(row).findByRole('alert')).textContent).toContain('connexion')
  })

  it('that this tab opened may be kept in the account', async () => {
    keepFakePlate()
    const user = userEvent.setup()
    const { api } = await mountRemote(mount, {
      path: '/fps',
      answers: { [KEPT]: [], [CALL]: fakeFine(), [`PUT /api/subscriber/fps/${NUMBER}`]: kept() },
    })
    await user.click(await screen.findByRole('button', { name: /Garder dans mon compte le FPS/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Garder dans mon compte/ })).toBeNull())
    expect(api.calls.find(({ name }) => name.startsWith('PUT'))?.json).toEqual({ plate: 'FG482KD' })
  })

  it('say what one can do when there are none yet', async () => {
    await mountRemote(mount, { path: '/fps', answers: { [KEPT]: [] } })
    expect(await screen.findByText(/Aucun FPS dans votre liste/)).toBeDefined()
  })

  it.each([
    ['of the account, with one of this tab', { [KEPT]: networkDown(), [CALL]: fakeFine() }],
    ['of this tab, with one of the account', { [KEPT]: [other()], [CALL]: networkDown() }],
    [
      'of this tab, beside another',
      { [KEPT]: [], [`GET /api/fps/${OTHER}`]: other().fps, [CALL]: networkDown() },
    ],
  ])('that could not be read are not none: %s', async (_words, answers) => {
    if (`GET /api/fps/${OTHER}` in answers) keepFakePlate(0, OTHER)
    keepFakePlate()
    await mountRemote(mount, { path: '/fps', answers })
    const said = (await screen.findByRole('alert')).textContent
    expect(said).toContain('Des FPS ne s’affichent pas')
    expect(said).not.toMatch(/recherche|saisie/)
    const region = await list()
    await within(region).findByRole('listitem')
    expect(plain(region.textContent)).toContain('Total des FPS affichés')
    expect(plain(region.textContent)).not.toMatch(/Total à payer maintenant|FPS à payer\.|Aucun FPS/)
  })

  it.each([
    ['of this tab', { subscriber: null }, { [CALL]: fakeFine() }],
    ['of the account', {}, { [KEPT]: [kept()] }],
  ] as const)('%s stay when reading them anew fails, and nobody is interrupted', async (_, who, answers) => {
    if ('subscriber' in who) keepFakePlate()
    const { api, context } = await mountRemote(mount, { path: '/fps', ...who, answers })
    await screen.findByText('12 rue de la République')
    api.answer({ [CALL]: networkDown(), [KEPT]: networkDown() })
    act(() => context.announce({ kind: 'rights-changed' }))
    const note = await screen.findByText(/ce qui s’affiche date de quelques instants/)
    expect(note.closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(plain((await list()).textContent)).toMatch(/Total à payer maintenant.*12 rue de la République/)
  })

  it('that the city does not give any more are left out, and the total is whole', async () => {
    keepFakePlate()
    await mountRemote(mount, {
      path: '/fps',
      answers: { [KEPT]: [other()], [CALL]: cityRefusal(404, 'FineNotFound') },
    })
    await screen.findByText('Place du Marché')
    expect(plain((await list()).textContent)).toContain('Total à payer maintenant35,00 €1 FPS à payer')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that cannot be read leave the search as it is', async () => {
    const user = userEvent.setup()
    const { api } = await mountRemote(mount, { path: '/fps', answers: { [KEPT]: networkDown() } })
    expect((await screen.findByRole('alert')).textContent).toContain('Des FPS ne s’affichent pas')
    expect(screen.queryByText(/Aucun FPS dans votre liste/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Voir mon FPS' })).toBeDefined()
    api.answer({ [KEPT]: [kept()] })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('12 rue de la République')).toBeDefined()
  })
})
