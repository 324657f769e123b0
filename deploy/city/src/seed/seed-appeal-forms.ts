import type { AppealForm } from '../modules/appeals/appeal-form.model.ts'

const piece = (id: string, fr: string, en: string, mandatory = true) => ({ id, name: { fr, en }, mandatory })

const REGISTRATION = piece(
  'registration',
  'Certificat d’immatriculation',
  'Vehicle registration certificate',
  false,
)

/** Grounds to contest in the two demo cities; they differ, as cities do. */
export const SEED_APPEAL_FORMS: Readonly<Record<string, AppealForm>> = {
  valmont: {
    maximumStatementLength: 5_000,
    reasons: [
      {
        id: 'had-paid',
        label: { fr: 'J’avais payé mon stationnement', en: 'I had paid for parking' },
        pieces: [piece('payment-receipt', 'Ticket ou reçu du paiement', 'Ticket or receipt'), REGISTRATION],
      },
      {
        id: 'had-right',
        label: {
          fr: 'J’avais un abonnement ou un ticket valable',
          en: 'I had a valid subscription or ticket',
        },
        pieces: [piece('right-proof', 'Justificatif du droit', 'Proof of the right', false)],
      },
      {
        id: 'vehicle-sold',
        label: { fr: 'J’avais vendu ou cédé le véhicule', en: 'I had sold or given away the vehicle' },
        pieces: [piece('sale-certificate', 'Certificat de cession', 'Certificate of sale')],
      },
      {
        id: 'vehicle-stolen',
        label: {
          fr: 'Le véhicule ou sa plaque avait été volé',
          en: 'The vehicle or its plate had been stolen',
        },
        pieces: [piece('complaint', 'Récépissé du dépôt de plainte', 'Receipt of the complaint')],
      },
      {
        id: 'disabled-card',
        label: {
          fr: 'J’ai une carte mobilité inclusion « stationnement »',
          en: 'I have a parking card for people with disabilities',
        },
        pieces: [piece('card', 'Carte, recto et verso', 'Card, both sides')],
      },
      {
        id: 'broken-machine',
        label: { fr: 'L’horodateur était en panne', en: 'The machine was out of order' },
        pieces: [piece('photo', 'Photo de l’horodateur', 'Photo of the machine', false)],
      },
    ],
  },
  'port-sable': {
    reasons: [
      {
        id: 'had-paid',
        label: { fr: 'J’avais payé mon stationnement', en: 'I had paid for parking' },
        pieces: [piece('payment-receipt', 'Reçu du paiement', 'Receipt'), REGISTRATION],
      },
      {
        id: 'vehicle-sold',
        label: { fr: 'J’avais vendu le véhicule', en: 'I had sold the vehicle' },
        pieces: [piece('sale-certificate', 'Certificat de cession', 'Certificate of sale')],
      },
    ],
  },
}
