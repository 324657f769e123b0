import { expectAccessible, expectNoSpill } from '../accessible.ts'
import { expect, fineThatShows, type Page, test } from '../portal.ts'
import { asWritten, COMFORT, enlargeText, loseText, NARROWEST, openWhole, spaceText } from './comfort.ts'
import { lookUp } from './look-up.ts'
import { main } from './screen.ts'

/** Screens with the widest content: a long word, a button, a plate, an address or dates. */
const ENLARGED_ON_A_PHONE: typeof COMFORT = [
  ...COMFORT,
  ['Camille Martin', '/historique'],
  ['Yanis Benali', '/souscriptions'],
  ['Louise Perrin', '/souscriptions'],
  ['Georges Faure', '/souscriptions/georges-sub-complete'],
  ['Georges Faure', '/souscriptions/complete/georges-sub-complete'],
  ['Yanis Benali', '/souscriptions/plate_request/yanis-sub-fleet'],
]

/** Screens that name an offer or a zone outside of their title. */
const NAMING: typeof COMFORT = [
  ['Camille Martin', '/souscriptions'],
  ['Camille Martin', '/souscriptions/camille-sub-shared'],
  ['Camille Martin', '/souscriptions/camille-sub-shared/payments'],
  ['Camille Martin', '/demandes'],
  ['Thomas Leroy', '/souscriptions/plate_request/thomas-sub-plate'],
]

test.describe('who reads otherwise', () => {
  test.setTimeout(120_000)

  /** Nothing scrolls sideways, and no text is cut off. */
  async function isWhole(page: Page, where: string): Promise<void> {
    await expectNoSpill(page, where)
    expect.soft(await loseText(page), where).toEqual([])
  }

  test('with wider spaces, larger text, 320 pixels wide and at 400 %, nothing is cut off or scrolls sideways', async ({
    page,
    portal: _,
  }) => {
    const desk = page.viewportSize() ?? { width: 1280, height: 900 }
    for (const [who, path] of COMFORT) {
      await page.setViewportSize(desk)
      await openWhole(page, who, path)
      await spaceText(page)
      await isWhole(page, `${path} with wider spaces`)
      await enlargeText(page)
      for (const width of [desk.width, 1024]) {
        await page.setViewportSize({ ...desk, width })
        await isWhole(page, `${path} with text twice as large, ${width} wide`)
      }
      await asWritten(page)
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height })
        await isWhole(page, `${path} at 320 by ${height}`)
      }
    }
  })

  test('with text twice as large on the narrowest phone, nothing leaves the page', async ({
    page,
    portal: _,
  }) => {
    await page.setViewportSize(NARROWEST)
    for (const [who, path] of ENLARGED_ON_A_PHONE) {
      await openWhole(page, who, path)
      await enlargeText(page)
      await isWhole(page, path)
    }
  })

  test('with text twice as large on the narrowest phone, a fine and its appeal are whole', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(NARROWEST)
    await lookUp(page, portal, fineThatShows(/^to pay, reduced price still running/))
    await enlargeText(page)
    await isWhole(page, 'a fine')
    await page.getByRole('link', { name: 'Contester en ligne' }).click()
    await expect(page.getByText('Contester jusqu’au')).toBeVisible()
    await isWhole(page, 'an appeal')
  })

  test('with text twice as large on the narrowest phone, a dialog whose button has a long word is whole', async ({
    page,
    portal: _,
  }) => {
    await page.setViewportSize(NARROWEST)
    await openWhole(page, 'Camille Martin', '/souscriptions/camille-sub-to-come')
    await enlargeText(page)
    await page.getByRole('button', { name: 'Annuler l’abonnement' }).first().click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    const { x = 0, width = 0 } = (await dialog.boundingBox()) ?? {}
    expect([x, width]).toEqual([0, NARROWEST.width])
    await page.keyboard.press('Escape')
  })

  test('whoever’s name is one long word reaches every entry of the menu', async ({ page, portal: _ }) => {
    await page.setViewportSize(NARROWEST)
    await openWhole(page, 'Camille Martin', '/settings')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: /Camille Martin/ }).click()
    const menu = banner.getByRole('list').filter({ hasText: 'Se déconnecter' })
    await menu.getByText('Camille Martin').evaluate(name => {
      name.textContent = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern'
    })
    expect((await menu.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  })

  test('offers and zones whose names are long words leave no page', async ({ page, portal: _ }) => {
    await page.setViewportSize(NARROWEST)
    await page.route('**/api/plans*', async route => {
      const response = await route.fetch()
      const { plans, zones, ...others } = (await response.json()) as Record<string, object[]>
      const renamed = (all: readonly object[] = []) =>
        all.map(one => ({ ...one, name: 'Stationnementrésidentielconventionnéintercommunautaire' }))
      await route.fulfill({ response, json: { ...others, plans: renamed(plans), zones: renamed(zones) } })
    })
    for (const [who, path] of NAMING) {
      await openWhole(page, who, path)
      await expect(main(page)).toContainText('Stationnementrésidentielconventionné')
      await isWhole(page, path)
    }
  })

  test('an answer of one long word stays in the list of faults that names it', async ({
    page,
    portal: _,
  }) => {
    await page.setViewportSize(NARROWEST)
    await openWhole(page, 'Camille Martin', '/settings')
    await page.getByLabel(/^Adresse e-mail/).fill('W'.repeat(60))
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(main(page).getByRole('link', { name: /^«.W+.» n’est pas une adresse e-mail/ })).toBeVisible()
    await isWhole(page, 'a long answer')
  })

  test('what is folded is printed whole', async ({ page, portal }) => {
    await lookUp(page, portal, fineThatShows(/^to pay, reduced price still running/))
    const folded = page.getByRole('group').filter({ hasText: 'Contester par courrier ou au guichet' })
    const words = folded.getByRole('listitem').first()
    await expect(words).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(words).toBeVisible()
  })

  test('a printed title is not parted from its row, which would lay the next one over it', async ({
    page,
    portal,
  }) => {
    await lookUp(page, portal, fineThatShows(/^to pay, reduced price still running/))
    await page.emulateMedia({ media: 'print' })
    const rows = page.getByRole('main').locator('div:has(> h2)').filter({ visible: true })
    expect(await rows.count()).toBeGreaterThan(2)
    for (const row of await rows.all()) await expect(row).toHaveCSS('break-inside', 'avoid')
  })

  test('a printed right has no empty row where its actions are', async ({ page, portal: _ }) => {
    await openWhole(page, 'Camille Martin', '/souscriptions')
    const rows = page.getByRole('article').last().locator(':scope > *')
    await expect(rows).toHaveCount(2)
    await page.emulateMedia({ media: 'print' })
    await expect(rows.filter({ visible: true })).toHaveCount(1)
  })

  test('a short page is printed on one sheet, its footer right below it', async ({ page, portal: _ }) => {
    await openWhole(page, 'Camille Martin', '/souscriptions/share')
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
  })

  test('with text twice as large on a phone, what a change of plates brings is whole', async ({
    page,
    portal: _,
  }) => {
    await page.setViewportSize(NARROWEST)
    await openWhole(page, 'Camille Martin', '/souscriptions/camille-sub-shared')
    await enlargeText(page)
    await page.getByRole('button', { name: 'Modifier les plaques' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('EE-111-EE')
    await dialog.getByRole('button', { name: 'Vérifier le changement' }).click()
    const table = dialog.getByRole('table')
    await expect(table).toBeVisible()
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('320 pixels wide, every service is in sight, and the header has two lines', async ({
    page,
    portal: _,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const who of ['Camille Martin', null]) {
      await openWhole(page, who, who ? '/souscriptions' : '/fps')
      for (const language of [/^FR/, /^EN/]) {
        await page.getByRole('banner').getByRole('button', { name: language }).click()
        const header = await page.getByRole('banner').boundingBox()
        expect.soft(header?.height, `${who} ${language}`).toBeLessThan(130)
        for (const service of await page
          .getByRole('banner')
          .getByRole('navigation')
          .getByRole('link')
          .all()) {
          const { x = -1, width = 0 } = (await service.boundingBox()) ?? {}
          expect.soft(x, `${await service.textContent()}`).toBeGreaterThanOrEqual(0)
          expect.soft(x + width, `${await service.textContent()}`).toBeLessThanOrEqual(320)
          expect.soft(await service.evaluate(link => link.scrollWidth <= link.clientWidth)).toBe(true)
        }
      }
    }
  })

  test('with forced colours and without motion, every screen stays readable', async ({ page, portal: _ }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    for (const [who, path] of COMFORT) {
      await openWhole(page, who, path)
      await expectAccessible(page, `${path} in high contrast`)
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 10,
            ).length,
      )
      expect.soft(moving, `${path} moves`).toBe(0)
    }
  })
})
