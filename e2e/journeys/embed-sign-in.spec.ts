import { createHash, randomBytes } from 'node:crypto'
import { expectAccessible, expectSound } from '../accessible.ts'
import { expect, headingOf, type Page, signInByForm, test } from '../portal.ts'

/** The demo city lets it show accounts; its pages are made here. */
const HOST = 'https://www.valmont.example'
const EVIL = 'https://evil.example'

const pair = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** A window of the portal, opened by a page of that site. */
async function openedBy(page: Page, site: string, address: string): Promise<Page> {
  const html = `<!doctype html><title>A page</title><a href="${address.replaceAll('&', '&amp;')}" target="_blank" rel="noopener" referrerpolicy="origin">Open</a>`
  await page.context().route(`${site}/**`, route => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${site}/page`)
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open' }).click(),
  ])
  return opened
}

const addressOf = (portal: string, challenge: string, origin = HOST) =>
  `${portal}/embed/connexion?${new URLSearchParams({ origin, challenge })}`

const exchange = (portal: string, verifier: string, origin = HOST) =>
  fetch(`${portal}/api/embed/sessions`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ verifier }),
  })

test('a visitor of another site signs in at the portal, agrees, and that page alone gets a session', async ({
  page,
  portal,
}) => {
  const { verifier, challenge } = pair()
  const opened = await openedBy(page, HOST, addressOf(portal, challenge))
  await expect(headingOf(opened)).toHaveText('Connexion')
  await signInByForm(opened, 'Camille Martin')
  await expect(headingOf(opened)).toHaveText('Afficher votre compte sur un autre site\u202f?')
  await expect(opened).toHaveURL(addressOf(portal, challenge))
  await expectSound(opened, 'consent')
  expect((await exchange(portal, verifier)).status).toBe(204)

  const isClosed = opened.waitForEvent('close', { timeout: 5_000 }).then(
    () => true,
    () => false,
  )
  await opened.getByRole('button', { name: 'Continuer' }).focus()
  await opened.keyboard.press('Enter')
  if (!(await isClosed)) {
    await expect(headingOf(opened)).toHaveText('Votre compte s’affiche')
    await expectAccessible(opened, 'granted')
  }
  expect((await exchange(portal, verifier, EVIL)).status).toBe(204)
  const answer = await exchange(portal, verifier)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, HOST])
  const { token } = (await answer.json()) as { token: string }
  const me = await fetch(`${portal}/api/subscriber`, { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ firstName: 'Camille' })
  expect((await exchange(portal, verifier)).status).toBe(204)
})

test('whoever comes back from the identity provider is asked too, and may say no', async ({
  page,
  portal,
}) => {
  const { verifier, challenge } = pair()
  const opened = await openedBy(page, HOST, addressOf(portal, challenge))
  await opened.getByRole('button', { name: /FranceConnect/ }).click()
  await opened.getByRole('button', { name: /Georges Faure/ }).click()
  await expect(headingOf(opened)).toHaveText(/^Afficher votre compte/)
  await opened.evaluate(() => {
    window.close = () => {}
  })
  await opened.getByRole('button', { name: 'Annuler' }).click()
  await expect(headingOf(opened)).toHaveText('Rien n’a été transmis')
  await expectAccessible(opened, 'canceled')
  expect((await exchange(portal, verifier)).status).toBe(204)
})

test('a link that somebody sends, or another site opens, asks for nothing', async ({ page, portal }) => {
  const { challenge } = pair()
  await page.goto(addressOf(portal, challenge))
  await expect(headingOf(page)).toHaveText('Recommencez depuis le site')
  await expectSound(page, 'unasked')
  const opened = await openedBy(page, EVIL, addressOf(portal, challenge))
  await expect(headingOf(opened)).toHaveText('Recommencez depuis le site')
  await page.goto(addressOf(portal, challenge, EVIL))
  await expect(headingOf(page)).toHaveText('Ce site ne peut pas afficher votre compte')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(headingOf(page)).toHaveText('This site cannot show your account')
  await expectAccessible(page, 'refused')
})
