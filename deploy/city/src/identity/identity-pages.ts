import { type Html, html, renderPage } from '../html.ts'
import type { Language } from '../http/language.ts'
import type { ProviderPerson } from './test-accounts.ts'
import { TROUBLE_NAMES } from './troubles.ts'

const TEXTS = {
  fr: {
    service: 'Identité de démonstration',
    title: 'Qui êtes-vous ?',
    lead: 'Ce fournisseur d’identité se comporte comme FranceConnect. Ses personnes sont fictives.',
    choose: 'Choisir une personne de test',
    or: 'ou se connecter avec un mot de passe',
    name: 'Adresse e-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    cancel: 'Revenir au portail sans se connecter',
    troubles: 'Revenir au portail avec une erreur',
    wrong: 'Cette adresse et ce mot de passe ne vont pas ensemble. Vérifiez-les, puis recommencez.',
    fault: 'Cette demande de connexion n’est pas valable',
    faultHelp: 'Revenez au portail de votre ville et recommencez la connexion.',
    leaving: 'Déconnexion en cours',
    leave: 'Se déconnecter',
    left: 'Vous êtes déconnecté',
    leftHelp: 'Vous pouvez fermer cette page.',
  },
  en: {
    service: 'Demonstration identity',
    title: 'Who are you?',
    lead: 'This identity provider behaves like FranceConnect. Its people are fictitious.',
    choose: 'Choose a test person',
    or: 'or sign in with a password',
    name: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    cancel: 'Go back to the portal without signing in',
    troubles: 'Go back to the portal with an error',
    wrong: 'This address and this password do not go together. Check them, then try again.',
    fault: 'This sign-in request is not valid',
    faultHelp: 'Go back to the portal of your city and start signing in again.',
    leaving: 'Signing you out',
    leave: 'Sign out',
    left: 'You are signed out',
    leftHelp: 'You can close this page.',
  },
} satisfies Record<Language, Record<string, string>>

const ACCENT = '#2a4b9b'

const frame = (lang: Language, title: string, content: Html): string =>
  renderPage({
    lang,
    title: `${title} – ${TEXTS[lang].service}`,
    accent: ACCENT,
    body: html`<main><div class="mark"><b>${TEXTS[lang].service}</b></div><h1>${title}</h1>${content}</main>`,
  })

const personButton =
  (lang: Language) =>
  (person: ProviderPerson): Html =>
    html`<button class="plain wide" name="account" value="${person.account}">${person.firstName} ${person.lastName}<small>${lang === 'fr' ? person.showsInFrench : person.shows}</small></button>`

/** For demonstrations: each button answers the portal with one of the errors that it must tell. */
const troubleForm = (lang: Language, uid: string): Html =>
  html`<details><summary>${TEXTS[lang].troubles}</summary><form class="card" method="post" action="/interaction/${uid}/trouble">${TROUBLE_NAMES.map(name => html`<button class="plain wide" name="trouble" value="${name}">${name}</button>`)}</form></details>`

export interface SignInPage {
  lang: Language
  uid: string
  people: readonly ProviderPerson[]
  isWrong: boolean
}

export const signInPage = ({ lang, uid, people, isWrong }: SignInPage): string => {
  const text = TEXTS[lang]
  return frame(
    lang,
    text.title,
    html`<p class="soft">${text.lead}</p>
${isWrong && html`<p class="fault" role="alert">${text.wrong}</p>`}
<form class="card" method="post" action="/interaction/${uid}/person"><h2 style="margin-top:0">${text.choose}</h2>${people.map(personButton(lang))}</form>
<form class="card" method="post" action="/interaction/${uid}/password"><h2 style="margin-top:0">${text.or}</h2>
<label for="name">${text.name}</label><input id="name" name="name" autocomplete="username" required>
<label for="password">${text.password}</label><input id="password" name="password" type="password" autocomplete="current-password" required>
<p><button>${text.signIn}</button></p></form>
<form method="post" action="/interaction/${uid}/cancel"><button class="plain">${text.cancel}</button></form>
${troubleForm(lang, uid)}`,
  )
}

export const faultPage = (lang: Language, reason: string): string =>
  frame(
    lang,
    TEXTS[lang].fault,
    html`<p class="fault" role="alert">${reason}</p><p>${TEXTS[lang].faultHelp}</p>`,
  )

/** The library's own form, sent at once as FranceConnect does; a button remains without scripts. */
export const leavingPage = (lang: Language, form: string): string =>
  frame(
    lang,
    TEXTS[lang].leaving,
    html`${{ safe: form }}<p><button form="op.logoutForm" name="logout" value="yes">${TEXTS[lang].leave}</button></p>
<script>addEventListener('load',()=>document.querySelector('button').click())</script>`,
  )

export const leftPage = (lang: Language): string =>
  frame(lang, TEXTS[lang].left, html`<p>${TEXTS[lang].leftHelp}</p>`)
