import { expectSound } from '../accessible.ts'
import { expect, headingOf, signInByForm, test } from '../portal.ts'
import { aFine, atTheDesk, caseLinkOf, isRefusedAtTheDesk } from './at-the-desk.ts'
import { aPdf, filePickers } from './documents.ts'
import { inEnglish, main } from './screen.ts'

// Moves the city's clock: a separate project with one file, run when no other journey does.
test.afterEach(async ({ page }) => {
  await atTheDesk(page, 'clock', { move: 'reset' })
})

const LANGUAGES = {
  fr: {
    title: 'Votre remboursement',
    send: 'Envoyer le document',
    sent: 'Document envoyé',
    arrived: 'Fichier reçu',
    wait: /la ville ne verse rien avant le/,
    paid: 'Versé',
    story: 'Le suivi',
    transfer: /Virement effectué/,
  },
  en: {
    title: 'Your refund',
    send: 'Send the document',
    sent: 'Document sent',
    arrived: 'File received',
    wait: /the city pays nothing before/,
    paid: 'Paid',
    story: 'Progress',
    transfer: /Transfer made/,
  },
} as const

for (const lang of ['fr', 'en'] as const)
  test(`the city pays no refund before 48 hours, and afterwards says that it did (${lang})`, async ({
    page,
    portal,
  }) => {
    const words = LANGUAGES[lang]
    if (lang === 'en') await inEnglish(page)
    const { number } = await aFine(page)
    await atTheDesk(page, 'fine-payment', { id: number, source: 'antai', amount: '70' })
    const { id } = await atTheDesk(page, 'refund-open', { number, lang })
    await page.goto(await caseLinkOf(page, 'refund', id))
    await expect(headingOf(page)).toHaveText(words.title)
    await filePickers(page).first().setInputFiles(aPdf('rib.pdf'))
    await expect(main(page).getByText(words.arrived)).toBeVisible()
    await page.getByRole('button', { name: words.send }).click()
    await expect(main(page).getByText(words.sent)).toBeVisible()
    await expect(main(page).getByText(words.wait)).toBeVisible()
    await atTheDesk(page, 'refund-accept', { id })
    await isRefusedAtTheDesk(page, 'refund-pay', { id })

    await atTheDesk(page, 'clock', { move: '+49h' })
    await atTheDesk(page, 'refund-pay', { id })
    await page.goto(`${portal}/fps`)
    await page.goto(await caseLinkOf(page, 'refund', id))
    await expect(main(page).getByText(words.paid, { exact: true })).toBeVisible()
    await expect(main(page).getByText(words.wait)).toHaveCount(0)
    await expect(page.getByRole('region', { name: words.story })).toContainText(words.transfer)
    await expectSound(page, 'a refund that is paid')
  })

for (const move of ['+10d', '+30d', '+300d'])
  test(`whoever signs in when the city’s clock has moved by ${move} stays signed in, and sees its today`, async ({
    page,
    portal,
  }) => {
    await atTheDesk(page, 'clock', { move })
    await page.goto(`${portal}/`)
    await page.getByRole('button', { name: /FranceConnect/ }).click()
    await page.getByRole('button', { name: /Camille Martin/ }).click()
    await expect(headingOf(page)).toHaveText('Bonjour Camille')
    await page.reload()
    await expect(headingOf(page)).toHaveText('Bonjour Camille')
    // By the device's clock three days would be left.
    await expect(main(page).getByText('Il se termine dans 3 jours')).toHaveCount(0)

    await page.getByRole('button', { name: /Mon compte/ }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(headingOf(page)).toHaveText('Connexion')
    await page.goto(`${portal}/settings`)
    await signInByForm(page, 'Camille Martin')
    await expect(headingOf(page)).toHaveText('Mon profil')
  })
