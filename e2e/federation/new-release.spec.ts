import { expect, headingOf } from '../portal.ts'
import { PLACES } from './file-faults.ts'
import { test } from './skew-portal.ts'

const OFFER = 'Une nouvelle version du portail est prête.'

test('an open tab is offered the new release at a change of screen, never beside a form', async ({
  page,
  own,
}) => {
  await page.clock.install()
  await own.open(page, { person: null, path: '/tarifs' })
  await expect(headingOf(page)).toHaveText(PLACES.requests?.heading ?? '')
  const status = await own.release('status')
  const version = /fines (\S+)/.exec(status)?.[1] ?? ''
  await own.release('promote', `fines@${version}`, '--city', 'valmont', '--without-browser')
  // The city is asked once a minute at most.
  await page.clock.fastForward('01:01')
  const services = page.getByRole('navigation', { name: 'Services' })
  await services.getByRole('link', { name: 'FPS et recours' }).click()
  await expect(headingOf(page)).toHaveText(PLACES.fines?.heading ?? '')
  await expect(page.getByText(OFFER)).toBeHidden()
  await services.getByRole('link', { name: 'Tarifs et zones' }).click()
  await expect(page.getByText(OFFER)).toBeVisible()
  await page.getByRole('button', { name: 'Plus tard' }).click()
  await expect(page.getByText(OFFER)).toBeHidden()
  await page.goBack()
  await page.goForward()
  await expect(page.getByText(OFFER)).toBeVisible()
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await expect(headingOf(page)).toHaveText(PLACES.requests?.heading ?? '')
  expect(await page.evaluate(() => document.getElementById('parvis-release')?.textContent)).toContain(
    '"generation":2',
  )
  await page.getByRole('link', { name: 'Plan du site' }).click()
  await expect(page.getByText(OFFER)).toBeHidden()
})
