import { expectNoSpill } from '../accessible.ts'
import { expect, headingOf, test } from '../portal.ts'
import { COMFORT, coveredFocus, enlargeText, hiddenFocus, NARROWEST, openWhole } from './comfort.ts'

test.describe('who uses the keyboard', () => {
  test.setTimeout(120_000)

  test('with the keyboard, the focus is seen at every stop and returns to the beginning', async ({
    page,
    portal: _,
  }) => {
    for (const [who, path] of COMFORT.slice(0, 6)) {
      await openWhole(page, who, path)
      expect.soft(await hiddenFocus(page), path).toEqual([])
    }
  })

  for (const [who, path, typed] of [
    ['Camille Martin', '/settings', /mobile/],
    ['Yanis Benali', '/souscriptions/plate_request/yanis-sub-fleet', /^Plaque 1/],
  ] as const)
    test(`with text twice as large on the narrowest phone, no stop of the keyboard is behind the bar of ${path}`, async ({
      page,
      portal: _,
    }) => {
      await page.setViewportSize(NARROWEST)
      await openWhole(page, who, path)
      await enlargeText(page)
      await page.getByRole('textbox', { name: typed }).press('1')
      await headingOf(page).focus()
      expect(await coveredFocus(page)).toEqual([])
    })

  test('what is typed at the end of the screen is clear of the bar that appears', async ({
    page,
    portal: _,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await openWhole(page, 'Camille Martin', '/settings')
    const field = page.getByRole('textbox', { name: 'Nom', exact: true })
    const { x, y } = await field.evaluate(input => {
      window.scrollBy(0, input.getBoundingClientRect().bottom + 10 - window.innerHeight)
      const { left, top, height } = input.getBoundingClientRect()
      return { x: left + 50, y: top + height / 2 }
    })
    await page.mouse.click(x, y)
    await page.keyboard.type('x')
    const bar = page.getByText('Modifications non enregistrées')
    const overlap = async () => {
      const [typed, above] = await Promise.all([field.boundingBox(), bar.boundingBox()])
      return (typed?.y ?? 0) + (typed?.height ?? 0) - (above?.y ?? 0)
    }
    await expect.poll(overlap).toBeLessThan(0)
  })

  test('at 400 %, a message that appears leaves the focus in sight', async ({ page, portal: _ }) => {
    await page.setViewportSize({ ...NARROWEST, height: 256 })
    await openWhole(page, 'Camille Martin', '/settings')
    const rename = page.getByRole('button', { name: /^Renommer/ }).first()
    await rename.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Le véhicule est renommé.')).toBeVisible()
    await expect(rename).toBeFocused()
    const isSeen = await rename.evaluate(button => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isSeen).toBe(true)
  })

  for (const path of ['/souscriptions/camille-sub-renewable', '/souscriptions/tickets/camille-tic-to-come'])
    test(`on a low screen, the keyboard sees every action of ${path}`, async ({ page, portal: _ }) => {
      await page.setViewportSize({ width: 1280, height: 640 })
      await openWhole(page, 'Camille Martin', path)
      await headingOf(page).focus()
      expect(await coveredFocus(page)).toEqual([])
    })

  for (const [how, height] of [
    ['at 400 %', 256],
    ['with text twice as large on the narrowest phone', 640],
  ] as const)
    test(`${how}, most of the screen is left to what a dialog asks`, async ({ page, portal: _ }) => {
      await page.setViewportSize({ ...NARROWEST, height })
      await openWhole(page, 'Camille Martin', '/souscriptions/camille-sub-to-pay')
      if (height === NARROWEST.height) await enlargeText(page)
      await page
        .getByRole('button', { name: /^Payer 240/ })
        .filter({ visible: true })
        .press('Enter')
      const field = page.getByRole('dialog').getByRole('textbox').first()
      await field.focus()
      const left = await field.evaluate(input => {
        let frame = input.parentElement
        while (frame && getComputedStyle(frame).overflowY !== 'auto') frame = frame.parentElement
        return frame?.clientHeight
      })
      expect(left).toBeGreaterThan(height * 0.75)
      await expectNoSpill(page, 'a dialog that scrolls as a whole')
    })
})
