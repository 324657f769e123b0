import { expect } from 'vitest'
import { createCityApp } from '../http/city-app.ts'
import { paymentsOf, type Target } from './payments.ts'
import type { TestCity } from './test-city.ts'

/** Pages of mailed payment links, as a browser without the portal gets them. */
export const paymentLinksOf = (city: TestCity) => {
  const payments = paymentsOf(city)

  const open = (path: string, method = 'GET', cityId = 'valmont', body?: URLSearchParams) =>
    createCityApp(city.deps).request(path, {
      method,
      headers: { 'x-parvis-city': cityId },
      body: body ?? null,
    })

  return {
    open,

    /** Presses the button of a link's page. */
    cardPage: async (path: string) => (await open(path, 'POST')).headers.get('location') ?? '',

    /** Requests a link; returns its URL and the mail's text. */
    linkFor: async (target: Target, email: string) => {
      expect((await payments.start(target, { sendLink: true, email })).body).toEqual({ sent: true })
      const mails = await city.deps.mailer.list()
      const text = mails.find(mail => mail.to === email)?.text ?? ''
      const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
      return { url, path: url.pathname, text }
    },
  }
}
