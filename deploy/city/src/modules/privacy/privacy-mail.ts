import type { Language } from '../../http/language.ts'
import type { Mail } from '../../mail/mailer.ts'

interface Facts {
  to: string
  lang: Language
  city: string
}

type Words = Omit<Mail, 'to'>

const ASKED = {
  fr: (city, url) => ({
    subject: `Confirmez l’effacement de vos données – ${city}`,
    text: `Bonjour,\n\nVous avez demandé l’effacement de votre compte et de vos données.\nPour le confirmer, ouvrez ce lien. Il est valable 24 heures et ne sert qu’une fois. L’effacement est définitif.\n\n${url}\n\nSi vous n’avez rien demandé, ignorez ce message : rien ne sera effacé.\n\n${city}`,
  }),
  en: (city, url) => ({
    subject: `Confirm the erasure of your data – ${city}`,
    text: `Hello,\n\nYou asked for your account and your data to be erased.\nTo confirm, open this link. It is valid for 24 hours and works once. Erasure cannot be undone.\n\n${url}\n\nIf you did not ask for this, ignore this message: nothing will be erased.\n\n${city}`,
  }),
} satisfies Record<Language, (city: string, url: string) => Words>

const DONE = {
  fr: city => ({
    subject: `Vos données sont effacées – ${city}`,
    text: `Bonjour,\n\nVotre compte et vos données sont effacés. La loi nous demande de garder vos paiements et les droits accordés : ils ne portent plus votre nom, votre adresse ni vos plaques.\n\nC’est notre dernier message.\n\n${city}`,
  }),
  en: city => ({
    subject: `Your data is erased – ${city}`,
    text: `Hello,\n\nYour account and your data are erased. The law asks us to keep your payments and the rights that were granted: they no longer bear your name, your address or your plates.\n\nThis is our last message.\n\n${city}`,
  }),
} satisfies Record<Language, (city: string) => Words>

export const erasureAskedMail = ({ to, lang, city, url }: Facts & { url: string }): Mail => ({
  to,
  ...ASKED[lang](city, url),
})

export const erasureDoneMail = ({ to, lang, city }: Facts): Mail => ({ to, ...DONE[lang](city) })
