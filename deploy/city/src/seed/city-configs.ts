const LEGAL_TEXT = (name: string) => ({
  legal: {
    fr: `<h2>Éditeur</h2><p>Ce portail est édité par la Ville de ${name}, hôtel de ville, représentée par son maire.</p><h2>Hébergement</h2><p>Le portail est hébergé par la Ville sur ses propres serveurs, en France.</p>`,
    en: `<h2>Publisher</h2><p>This portal is published by the City of ${name}, town hall, represented by its mayor.</p><h2>Hosting</h2><p>The portal is hosted by the City on its own servers, in France.</p>`,
  },
  privacy: {
    fr: '<h2>Vos données</h2><p>Nous n’utilisons vos données que pour traiter vos demandes de stationnement. Elles sont effacées deux ans après la fin de votre dernier droit\u202f; les pièces comptables (paiements, remboursements, droits payés) sont gardées dix ans, sans votre nom. Une contestation commencée et jamais envoyée, avec ou sans compte, est supprimée 30 jours après la dernière saisie.</p><h2>Vos droits</h2><p>Vous pouvez consulter, exporter, corriger ou effacer vos données depuis votre compte.</p>',
    en: '<h2>Your data</h2><p>We use your data only to handle your parking requests. It is erased two years after the end of your last right; accounting records (payments, refunds, paid rights) are kept for ten years, without your name. An appeal that was begun and never sent, with or without an account, is deleted 30 days after it was last worked on.</p><h2>Your rights</h2><p>You can see, export, correct or erase your data from your account.</p>',
  },
  cgu: null,
  support: null,
  accessibility: null,
})

const COMMON = {
  languages: ['fr', 'en'],
  selectedLang: 'fr',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  logo: null,
  themeImages: { header: null },
  version: 1,
}

export interface SeedCity {
  cityId: string
  name: string
  vocabulary: 'first' | 'second'
  config: Record<string, unknown>
}

const valmont: SeedCity = {
  cityId: 'valmont',
  name: 'Valmont',
  vocabulary: 'first',
  config: {
    ...COMMON,
    type: 'CITY',
    loginTypes: ['FC', 'CUSTOMER'],
    embedOrigins: [{ origin: 'https://www.valmont.example', signIn: true }],
    holidayCalendar: 'spec-fr',
    theme: { primaryColour: '#0f6b78', radius: 8, font: 'system' },
    publicAnnouncement: null,
    customPageConfiguration: null,
    watermarkText: 'Ville de Valmont – stationnement uniquement',
    features: { sms: false, sharing: true, funnel: false, vehicles: true },
    contact: {
      phone: '01 99 00 12 34',
      email: 'stationnement@valmont.example',
      desk: {
        fr: 'Maison du stationnement, 4\u00a0place du Marché, du lundi au vendredi de 9\u00a0h\u00a0à\u00a017\u00a0h',
        en: 'Parking desk, 4\u00a0place du Marché, Monday to Friday, 9\u00a0a.m. to 5\u00a0p.m.',
      },
    },
    paymentEmail: { blockPasteInConfirmation: false, required: true },
    refundDays: { review: 10, transfer: 5 },
    legalPages: LEGAL_TEXT('Valmont'),
    subscriptionFunnel: null,
  },
}

const portSable: SeedCity = {
  cityId: 'port-sable',
  name: 'Port-Sable',
  vocabulary: 'second',
  config: {
    ...COMMON,
    type: 'CITY',
    loginTypes: ['FC'],
    embedOrigins: [{ origin: 'https://www.port-sable.example', signIn: false }],
    holidayCalendar: 'fr-legal',
    theme: { primaryColour: '#7a1f3d', radius: 2, font: 'serif' },
    publicAnnouncement: {
      level: 'info',
      text: {
        fr: 'Fête du port : le quai des Pêcheurs est fermé aux véhicules ce week-end.',
        en: 'Harbour festival: the quai des Pêcheurs is closed to vehicles this weekend.',
      },
    },
    customPageConfiguration: {
      headerTitle: 'Stationner à Port-Sable',
      content: '<p>Le port, la plage et la vieille ville : un seul portail pour stationner.</p>',
      style: '',
      script: '',
    },
    watermarkText: null,
    features: { sms: true, sharing: false, funnel: true, vehicles: false },
    contact: {
      phone: '02 99 00 56 78',
      email: 'stationnement@port-sable.example',
      desk: {
        fr: 'Capitainerie, quai des Pêcheurs, du mardi au samedi de 8\u00a0h\u00a030\u00a0à\u00a012\u00a0h\u00a030',
        en: 'Harbour office, quai des Pêcheurs, Tuesday to Saturday, 8.30\u00a0a.m. to 12.30\u00a0p.m.',
      },
    },
    paymentEmail: { blockPasteInConfirmation: false, required: false },
    refundDays: { review: 15, transfer: 8 },
    legalPages: LEGAL_TEXT('Port-Sable'),
    subscriptionFunnel: {
      personalFunnel: {
        questions: [
          {
            id: 'q-who',
            text: { fr: 'Vous êtes…', en: 'You are…' },
            answers: [
              { id: 'a-resident', text: { fr: 'Habitant', en: 'A resident' } },
              { id: 'a-pro', text: { fr: 'Professionnel', en: 'A professional' } },
              { id: 'a-visitor', text: { fr: 'De passage', en: 'A visitor' } },
            ],
          },
          {
            id: 'q-where',
            text: { fr: 'Où habitez-vous ?', en: 'Where do you live?' },
            answers: [
              { id: 'a-harbour', text: { fr: 'Vieux port', en: 'The old harbour' } },
              { id: 'a-beach', text: { fr: 'Quartier de la plage', en: 'The beach district' } },
            ],
          },
          {
            id: 'q-trade',
            text: { fr: 'Quelle est votre activité ?', en: 'What is your trade?' },
            answers: [
              { id: 'a-fish', text: { fr: 'Pêche et marée', en: 'Fishing' } },
              { id: 'a-craft', text: { fr: 'Artisanat et services', en: 'Crafts and services' } },
            ],
          },
        ],
        nodes: [
          {
            id: 'n-root',
            questionId: 'q-who',
            answers: [
              { answerId: 'a-resident', childId: 'n-where' },
              { answerId: 'a-pro', childId: 'n-trade' },
              { answerId: 'a-visitor', childId: 'n-visitor' },
            ],
            subscriptionIds: [],
          },
          {
            id: 'n-where',
            questionId: 'q-where',
            answers: [
              { answerId: 'a-harbour', childId: 'n-harbour' },
              { answerId: 'a-beach', childId: 'n-beach' },
            ],
            subscriptionIds: [],
          },
          {
            id: 'n-trade',
            questionId: 'q-trade',
            answers: [
              { answerId: 'a-fish', childId: 'n-fish' },
              { answerId: 'a-craft', childId: 'n-craft' },
            ],
            subscriptionIds: [],
          },
          {
            id: 'n-harbour',
            questionId: null,
            answers: [],
            subscriptionIds: ['ps-resident', 'ps-second-car'],
          },
          { id: 'n-beach', questionId: null, answers: [], subscriptionIds: ['ps-resident', 'ps-season'] },
          { id: 'n-fish', questionId: null, answers: [], subscriptionIds: ['ps-fish-market'] },
          { id: 'n-craft', questionId: null, answers: [], subscriptionIds: ['ps-craft'] },
          { id: 'n-visitor', questionId: null, answers: [], subscriptionIds: ['ps-season'] },
        ],
      },
    },
  },
}

export const SEED_CITIES: readonly SeedCity[] = [valmont, portSable]
