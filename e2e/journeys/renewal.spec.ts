import { expect, forgetDraft, openAs, test } from '../portal.ts'
import { button, inEnglish, main, titled } from './screen.ts'

test('a renewal that leads to another offer asks for one of its durations', async ({ page, portal: _ }) => {
  await inEnglish(page)
  const draft = 'subscription-vm-carer:nadia-sub-nurse'
  await forgetDraft(page, 'Nadia Haddad', draft)
  await openAs(page, 'Nadia Haddad', '/souscriptions/create/vm-carer?renew=nadia-sub-nurse')
  await expect(main(page)).toContainText('Renewal of your')
  await main(page).getByRole('link', { name: 'Begin the request' }).click()
  await titled(page, 'Choose your option')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio', { name: /^1 year/ }).check()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await button(page, 'Continue').click()
  await titled(page, 'Check your information')
  await button(page, 'Continue').click()
  await titled(page, 'Complete the request')
  await expect(main(page).getByRole('textbox', { name: /plate/i }).first()).toHaveValue('DW-538-CJ')
  await forgetDraft(page, 'Nadia Haddad', draft)
})
