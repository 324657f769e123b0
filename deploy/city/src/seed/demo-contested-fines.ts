import { type DemoFine, fine, usual } from './demo-fine.ts'

const PAID_TWICE = [
  { amount: 1_700, day: -48 },
  { amount: 1_700, day: -47 },
] as const

/** Appeals in every state; those that were won also show what becomes of the money. */
export const contestedFines: readonly DemoFine[] = [
  fine('valmont', '261310004008', 'AA229AA', 'contested, waiting for the answer', {
    place: '2 impasse du Moulin',
    paymentStatus: 'UNPAID',
    versions: [usual(-15)],
    appeal: {
      state: 'filed',
      begun: -7,
      filed: -6,
      reasonId: 'broken-machine',
      statement:
        'L’horodateur de l’impasse du Moulin était en panne. J’ai cherché le suivant pendant dix minutes.',
    },
  }),
  fine(
    'valmont',
    '261270004009',
    'DW538CJ',
    'contested and won: nothing left to pay, what was paid comes back',
    {
      place: '22 rue Victor Hugo',
      paymentStatus: 'OVERPAID',
      versions: [usual(-60), { issued: -20, price: 0 }],
      payments: [{ amount: 3_500, day: -50 }],
      appeal: {
        state: 'accepted',
        begun: -55,
        filed: -55,
        reasonId: 'had-paid',
        statement: 'J’avais payé par téléphone. Vous trouverez le reçu ci-joint.',
        answered: -20,
        answer: 'Votre paiement par téléphone couvrait bien l’heure du contrôle. Le FPS est annulé.',
      },
      refund: { status: 'UNDER_REVIEW', amount: 3_500, opened: -20, sent: -4 },
    },
  ),
  fine('valmont', '261275004010', 'BR774HS', 'contested and lost', {
    place: '9 rue du Four',
    paymentStatus: 'UNPAID',
    versions: [usual(-55)],
    appeal: {
      state: 'rejected',
      begun: -41,
      filed: -40,
      reasonId: 'other',
      statement: 'Je ne suis resté que cinq minutes, le temps de déposer un colis.',
      answered: -18,
      answer: 'Le stationnement est payant dès la première minute dans cette rue. Le FPS est maintenu.',
    },
  }),
  fine('valmont', '261306004012', 'FE618KP', 'contested: the city asks for something more', {
    place: '14 rue des Écoles',
    paymentStatus: 'UNPAID',
    versions: [usual(-19)],
    appeal: {
      state: 'complement-requested',
      begun: -16,
      filed: -16,
      reasonId: 'vehicle-sold',
      statement: 'J’ai vendu cette voiture le mois dernier.',
      complement: {
        asked: -3,
        due: 12,
        message: 'La copie du certificat de cession n’est pas lisible. Merci de l’envoyer à nouveau.',
        pieces: ['Certificat de cession, recto et verso'],
      },
    },
  }),
  fine('valmont', '261276004013', 'CK903ZD', 'contested and won: the refund waits for bank details', {
    place: '30 avenue de la Gare',
    paymentStatus: 'OVERPAID',
    versions: [usual(-54), { issued: -6, price: 0 }],
    payments: [{ amount: 1_700, day: -49 }],
    appeal: {
      state: 'accepted',
      begun: -53,
      filed: -52,
      reasonId: 'disabled-card',
      statement: 'Ma carte mobilité inclusion était posée derrière le pare-brise.',
      answered: -6,
      answer: 'Votre carte vous dispense de payer. Le FPS est annulé.',
    },
    refund: { status: 'DOCUMENT_REQUESTED', amount: 1_700, opened: -6 },
  }),
  fine('valmont', '261316004014', 'DA245LB', 'an appeal was begun and not sent yet', {
    place: '7 place du Marché',
    paymentStatus: 'UNPAID',
    versions: [usual(-9)],
    appeal: {
      state: 'draft',
      begun: -1,
      reasonId: 'other',
      statement: 'Bonjour, je conteste ce FPS car ',
    },
  }),
  fine('valmont', '261308004015', 'BZ480MT', 'contested, then given up', {
    place: '18 quai de l’Isère',
    paymentStatus: 'UNPAID',
    versions: [usual(-17)],
    appeal: {
      state: 'abandoned',
      begun: -15,
      filed: -15,
      reasonId: 'other',
      statement: 'Je pensais que le stationnement était gratuit le samedi.',
    },
  }),
  fine('port-sable', '261299007002', 'DN482XC', 'contested, transferred to another authority', {
    place: 'Boulevard de l’Océan',
    paymentStatus: 'UNPAID',
    versions: [{ issued: -26, price: 3_000, reduced: 1_500, reducedUntil: -22 }],
    appeal: {
      state: 'transferred',
      begun: -15,
      filed: -15,
      reasonId: 'other',
      statement: 'La place dépend du port de plaisance, pas de la Ville.',
      answered: -8,
      answer: 'Le boulevard relève du syndicat du port. Votre contestation lui a été transmise.',
    },
  }),
]

/** Fines that were paid twice: refunds that came further. */
export const refundedFines: readonly DemoFine[] = [
  fine('valmont', '261281004016', 'EH337VS', 'overpaid: the refund is accepted', {
    place: '26 rue Pasteur',
    paymentStatus: 'OVERPAID_REDUCED',
    versions: [usual(-50)],
    payments: PAID_TWICE,
    refund: { status: 'ACCEPTED', amount: 1_700, opened: -30, sent: -25, decided: -2 },
  }),
  fine('valmont', '261282004017', 'FJ204XN', 'overpaid: the refund is paid', {
    place: '28 rue Pasteur',
    paymentStatus: 'OVERPAID_REDUCED',
    versions: [usual(-50)],
    payments: PAID_TWICE,
    refund: { status: 'PAID', amount: 1_700, opened: -40, sent: -38, decided: -20, paid: -12 },
  }),
  fine('valmont', '261283004018', 'AL559CR', 'overpaid: the refund was refused', {
    place: '1 rue de la République',
    paymentStatus: 'OVERPAID_REDUCED',
    versions: [usual(-50)],
    payments: PAID_TWICE,
    refund: {
      status: 'REJECTED',
      amount: 1_700,
      opened: -35,
      decided: -10,
      answer: 'Votre banque a déjà annulé le second paiement : il n’y a rien à rembourser.',
    },
  }),
]
