import type { Locale } from '@parvis/shared-kernel/formats'
import { type Html, html } from '../html.ts'
import { smallPage } from '../http/small-page.ts'
import { intlOf, type NameBelow, say } from '../messages/intl.ts'
import { FAULTY_ANSWER_NAMES } from './faulty-answers.ts'
import type { ProviderPerson } from './test-accounts.ts'

const text = (lang: Locale, name: NameBelow<'identity'>): string => say(intlOf(lang), `identity.${name}`)

const ACCENT = '#2a4b9b'

const frame = (lang: Locale, title: string, content: Html): string =>
  smallPage({ lang, city: { name: text(lang, 'service'), accent: ACCENT } }, title, content)

const personButton =
  (lang: Locale) =>
  (person: ProviderPerson): Html =>
    html`<button class="plain wide" name="account" value="${person.account}">${person.firstName} ${person.lastName}<small>${lang === 'fr' ? person.showsInFrench : person.shows}</small></button>`

/** For demonstrations: each button returns to the portal with one of the errors that the portal must show. */
const faultyAnswerForm = (lang: Locale, uid: string): Html =>
  html`<details><summary>${text(lang, 'faulty-answers')}</summary><form class="card" method="post" action="/interaction/${uid}/faulty-answer">${FAULTY_ANSWER_NAMES.map(name => html`<button class="plain wide" name="answer" value="${name}">${name}</button>`)}</form></details>`

export interface SignInPage {
  lang: Locale
  uid: string
  people: readonly ProviderPerson[]
  isWrong: boolean
}

export const signInPage = ({ lang, uid, people, isWrong }: SignInPage): string => {
  return frame(
    lang,
    text(lang, 'title'),
    html`<p class="soft">${text(lang, 'lead')}</p>
${isWrong && html`<p class="fault" role="alert">${text(lang, 'wrong')}</p>`}
<form class="card" method="post" action="/interaction/${uid}/person"><h2 style="margin-top:0">${text(lang, 'choose')}</h2>${people.map(personButton(lang))}</form>
<form class="card" method="post" action="/interaction/${uid}/password"><h2 style="margin-top:0">${text(lang, 'or')}</h2>
<label for="name">${text(lang, 'name')}</label><input id="name" name="name" autocomplete="username" required>
<label for="password">${text(lang, 'password')}</label><input id="password" name="password" type="password" autocomplete="current-password" required>
<p><button>${text(lang, 'sign-in')}</button></p></form>
<form method="post" action="/interaction/${uid}/cancel"><button class="plain">${text(lang, 'cancel')}</button></form>
${faultyAnswerForm(lang, uid)}`,
  )
}

export const faultPage = (lang: Locale, reason: string): string =>
  frame(
    lang,
    text(lang, 'fault'),
    html`<p class="fault" role="alert">${reason}</p><p>${text(lang, 'fault-help')}</p>`,
  )

/** The pages' only script. */
export const LEAVE = "addEventListener('load',()=>document.querySelector('button').click())"
/** The library's logout form, submitted at once as FranceConnect does; without scripts a button remains. */
export const leavingPage = (lang: Locale, form: string): string =>
  frame(
    lang,
    text(lang, 'leaving'),
    html`${{ safe: form }}<p><button form="op.logoutForm" name="logout" value="yes">${text(lang, 'leave')}</button></p>
<script>${{ safe: LEAVE }}</script>`,
  )

export const leftPage = (lang: Locale): string =>
  frame(lang, text(lang, 'left'), html`<p>${text(lang, 'left-help')}</p>`)
