import { expectSound } from '../accessible.ts'
import { expect, type Page, test } from '../portal.ts'
import { button, main, signInAtPortSable, titled } from './english.ts'

// Port-Sable leads by questions instead of a list, and sends text messages. Nothing is requested.
const WORDS = {
  fr: {
    entry: 'Trouver mon abonnement',
    who: 'Vous êtes…',
    where: 'Où habitez-vous ?',
    trade: 'Quelle est votre activité ?',
    resident: 'Habitant',
    professional: 'Professionnel',
    beach: 'Quartier de la plage',
    craft: 'Artisanat et services',
    goOn: 'Continuer',
    previous: 'Question précédente',
    missing: 'Choisissez une réponse pour continuer.',
    found: /offres? pour vous$/,
    closed: 'Une offre correspond, mais elle ne vous est pas ouverte',
    given: 'Vos réponses',
    change: 'Changer ma réponse',
    again: 'Recommencer les questions',
    texts: 'Rappels par SMS',
    getTexts: 'Recevoir les rappels',
  },
  en: {
    entry: 'Find my subscription',
    who: 'You are…',
    where: 'Where do you live?',
    trade: 'What is your trade?',
    resident: 'A resident',
    professional: 'A professional',
    beach: 'The beach district',
    craft: 'Crafts and services',
    goOn: 'Continue',
    previous: 'Previous question',
    missing: 'Choose an answer to go on.',
    found: /offers? for you$/,
    closed: 'One offer matches, but it is not open to you',
    given: 'Your answers',
    change: 'Change my answer',
    again: 'Start the questions again',
    texts: 'Text message reminders',
    getTexts: 'Get reminders',
  },
} as const

const radio = (page: Page, name: string) => main(page).getByRole('radio', { name })

for (const lang of ['fr', 'en'] as const) {
  const words = WORDS[lang]
  test.describe(`in ${lang}`, { tag: lang === 'en' ? '@phone' : [] }, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(chosen => localStorage.setItem('parvis.lang', chosen), lang),
    )

    test('somebody who knows no offer is led by questions, goes back without loss, and is told why', async ({
      page,
    }) => {
      const next = () => button(page, words.goOn).click()
      await signInAtPortSable(page, 'Aïcha Diallo', '/souscriptions')
      await main(page).getByRole('link', { name: words.entry }).click()
      await titled(page, words.who)
      await next()
      await expect(main(page).getByText(words.missing)).toBeVisible()
      await expectSound(page, 'a question without its answer')
      await radio(page, words.resident).check()
      await next()
      await titled(page, words.where)
      await radio(page, words.beach).check()
      await next()
      await titled(page, words.found)
      const given = main(page).getByRole('region', { name: words.given })
      await expect(given).toContainText(words.resident)
      await expect(given).toContainText(words.beach)
      await expectSound(page, 'where the questions lead')

      // With the browser's back button, and with the portal's.
      await page.goBack()
      await titled(page, words.where)
      await expect(radio(page, words.beach)).toBeChecked()
      await main(page).getByRole('link', { name: words.previous }).click()
      await titled(page, words.who)
      await expect(radio(page, words.resident)).toBeChecked()
      await next()
      await titled(page, words.where)
      await expect(radio(page, words.beach)).toBeChecked()
      await next()
      await titled(page, words.found)
      await page.reload()
      await titled(page, words.found)

      await given
        .getByRole('link', { name: new RegExp(words.change) })
        .first()
        .click()
      await titled(page, words.who)
      await radio(page, words.professional).check()
      await next()
      await titled(page, words.trade)
      await radio(page, words.craft).check()
      await next()
      await titled(page, words.closed)
      await expectSound(page, 'offers that are not for this person')
      await main(page).getByRole('link', { name: words.again }).click()
      await titled(page, words.who)
      await expect(radio(page, words.resident)).not.toBeChecked()
    })

    test('text messages are asked for on the dashboard, and stay asked for', async ({ page }) => {
      // Each language uses another person's switch, and resets it.
      await signInAtPortSable(page, lang === 'en' ? 'Marc Tanguy' : 'Aïcha Diallo', '/souscriptions')
      const row = main(page).getByRole('region', { name: words.texts })
      const choice = row.getByRole('switch', { name: words.getTexts })
      const turn = async () => {
        const kept = page.waitForResponse(answer => answer.request().method() === 'PATCH')
        await choice.click()
        expect((await kept).status()).toBe(200)
      }
      await expect(choice).toBeVisible()
      const before = await choice.isChecked()
      await turn()
      await expect(choice).toBeChecked({ checked: !before })
      await expectSound(page, 'the row of text messages')
      await page.reload()
      await expect(choice).toBeChecked({ checked: !before })
      await turn()
      await expect(choice).toBeChecked({ checked: before })
    })
  })
}
