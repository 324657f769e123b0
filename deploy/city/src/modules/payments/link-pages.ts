import { createHash } from 'node:crypto'
import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { type Html, html, renderPage } from '../../html.ts'
import type { Language } from '../../http/language.ts'
import { sentenceOf } from '../../http/sentences.ts'
import type { City } from '../config/city.ts'
import type { PaymentDoor } from './dialects.ts'
import type { Payable } from './payable.ts'

const WORDS = {
  fr: {
    title: 'Votre paiement',
    object: 'Objet',
    pay: (amount: string) => `Payer ${amount}`,
    explained: 'Vous allez continuer sur la page sécurisée du prestataire de paiement.',
    leaving: 'Vers la page de paiement…',
    leave: 'Continuer vers le paiement',
    portal: 'Ouvrir le portail de la ville',
  },
  en: {
    title: 'Your payment',
    object: 'For',
    pay: (amount: string) => `Pay ${amount}`,
    explained: 'You will continue on the secure page of the payment provider.',
    leaving: 'On to the payment page…',
    leave: 'Continue to payment',
    portal: 'Open the city’s portal',
  },
} as const

interface Frame {
  city: City
  lang: Language
}

const frame = ({ city, lang }: Frame, title: string, content: Html): string =>
  renderPage({
    lang,
    title: `${title} – ${city.name}`,
    accent: city.accent,
    body: html`<main><div class="mark"><b>${city.name}</b></div><h1>${title}</h1>${content}</main>`,
  })

const amountOf = ({ city, lang }: Frame, cents: number): string =>
  new Intl.NumberFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'currency',
    currency: city.currency,
  }).format(cents / 100)

/** What the link pays, and a button: a mail program that looks at the address beforehand starts nothing. */
export const payByLinkPage = (shown: Frame, payable: Payable): string => {
  const words = WORDS[shown.lang]
  const amount = amountOf(shown, payable.amount)
  return frame(
    shown,
    words.title,
    html`<p class="amount">${amount}</p><dl class="card"><dt>${words.object}</dt><dd>${payable.label}</dd></dl>
<form method="post"><button>${words.pay(amount)}</button></form><p class="soft">${words.explained}</p>`,
  )
}

const SUBMIT = 'document.forms[0].submit()'
export const SUBMIT_HASH = `'sha256-${createHash('sha256').update(SUBMIT).digest('base64')}'`

/** Carries a signed form to the provider: by itself where scripts run, by its button where they do not. */
export const carryFormPage = (shown: Frame, door: Extract<PaymentDoor, { method: 'POST' }>): string => {
  const words = WORDS[shown.lang]
  const fields = [...new URLSearchParams(door.body)].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return frame(
    shown,
    words.leaving,
    html`<form method="post" action="${door.url}">${fields}<button>${words.leave}</button></form><script>${{ safe: SUBMIT }}</script>`,
  )
}

/** Why the link pays nothing now, in the words of the catalogue. */
export const cannotPayPage = (shown: Frame, code: ErrorCode): string => {
  const words = WORDS[shown.lang]
  return frame(
    shown,
    words.title,
    html`<p class="fault" role="alert">${sentenceOf(code, shown.lang)}</p><p><a href="${shown.city.portals[0]}">${words.portal}</a></p>`,
  )
}
