import type { AuditedCriterion, Proof } from './conformity.model.ts'

/** Day of the last audit (ISO). Whoever changes a status below has looked again, and changes the day. */
export const AUDITED_ON = '2026-11-21'

/** What each proof is; the files run with every version of the portal. */
export const PROOFS = {
  axe: ['e2e/accessibility.spec.ts'],
  comfort: ['e2e/journeys/content.spec.ts'],
  forced: ['e2e/journeys/content.spec.ts'],
  language: ['e2e/journeys/content.spec.ts'],
  sitemap: ['e2e/journeys/content.spec.ts'],
  city: ['e2e/journeys/content.spec.ts'],
  routes: ['e2e/journeys/routes.spec.ts'],
  keyboard: ['e2e/journeys/content.spec.ts', 'e2e/journeys/subscription-request.spec.ts'],
  journeys: [
    'e2e/journeys/subscription-request.spec.ts',
    'e2e/journeys/ticket-request.spec.ts',
    'e2e/journeys/rights.spec.ts',
  ],
  session: ['shell/src/session/session-clock.test.ts'],
  lint: ['biome.json'],
  // Looked at by the people who make the portal, on a phone and a desktop, light and dark, in both languages.
  review: [],
} as const satisfies Record<Proof, readonly string[]>

/**
 * The RGAA 4.1 grid of the portal's own screens, criterion by criterion (names shortened from the reference, Licence
 * Ouverte 2.0). "Conforming" is said of what was really checked, "not tested" of the rest.
 */
export const AUDIT_GRID: readonly AuditedCriterion[] = [
  {
    criterion: '1.1',
    name: { fr: 'Images informatives : alternative textuelle', en: 'Informative images: text alternative' },
    status: 'conforming',
    by: ['axe'],
  },
  {
    criterion: '1.2',
    name: {
      fr: 'Images décoratives : ignorées par les aides techniques',
      en: 'Decorative images: ignored by assistive tools',
    },
    status: 'conforming',
    by: ['axe', 'review'],
  },
  {
    criterion: '1.3',
    name: {
      fr: 'Images informatives : alternative pertinente',
      en: 'Informative images: meaningful alternative',
    },
    status: 'not-tested',
  },
  {
    criterion: '1.4',
    name: {
      fr: 'Images-tests : alternative qui dit leur rôle',
      en: 'Test images: alternative that tells their purpose',
    },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient pas de CAPTCHA.', en: 'The portal has no CAPTCHA.' },
  },
  {
    criterion: '1.5',
    name: { fr: 'CAPTCHA : autre voie d’accès', en: 'CAPTCHA: another way in' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient pas de CAPTCHA.', en: 'The portal has no CAPTCHA.' },
  },
  {
    criterion: '1.6',
    name: { fr: 'Images complexes : description détaillée', en: 'Complex images: long description' },
    status: 'not-tested',
  },
  {
    criterion: '1.7',
    name: { fr: 'Description détaillée : pertinente', en: 'Long description: meaningful' },
    status: 'not-tested',
  },
  {
    criterion: '1.8',
    name: { fr: 'Texte en image : remplacé par du texte', en: 'Text in images: replaced by text' },
    status: 'conforming',
    by: ['review'],
  },
  {
    criterion: '1.9',
    name: { fr: 'Légendes d’images : reliées à leur image', en: 'Image captions: tied to their image' },
    status: 'not-applicable',
    why: { fr: 'Aucune image n’a de légende.', en: 'No image has a caption.' },
  },
  {
    criterion: '2.1',
    name: { fr: 'Cadres : titre présent', en: 'Frames: title present' },
    status: 'conforming',
    by: ['axe', 'city'],
  },
  {
    criterion: '2.2',
    name: { fr: 'Cadres : titre pertinent', en: 'Frames: meaningful title' },
    status: 'conforming',
    by: ['city'],
  },
  {
    criterion: '3.1',
    name: {
      fr: 'Information donnée autrement que par la couleur',
      en: 'Information not given by colour alone',
    },
    status: 'conforming',
    by: ['forced', 'review'],
  },
  {
    criterion: '3.2',
    name: { fr: 'Contraste des textes', en: 'Contrast of text' },
    status: 'conforming',
    by: ['axe'],
  },
  {
    criterion: '3.3',
    name: { fr: 'Contraste des composants et des graphiques', en: 'Contrast of controls and graphics' },
    status: 'not-tested',
  },
  {
    criterion: '4.1',
    name: {
      fr: 'Médias enregistrés : transcription ou audiodescription',
      en: 'Recorded media: transcript or audio description',
    },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient ni son ni vidéo.', en: 'The portal has neither sound nor video.' },
  },
  {
    criterion: '4.2',
    name: {
      fr: 'Transcription et audiodescription : pertinentes',
      en: 'Transcript and audio description: meaningful',
    },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient ni son ni vidéo.', en: 'The portal has neither sound nor video.' },
  },
  {
    criterion: '4.3',
    name: { fr: 'Vidéos : sous-titres', en: 'Videos: captions' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient ni son ni vidéo.', en: 'The portal has neither sound nor video.' },
  },
  {
    criterion: '4.4',
    name: { fr: 'Sous-titres : pertinents', en: 'Captions: meaningful' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient ni son ni vidéo.', en: 'The portal has neither sound nor video.' },
  },
  {
    criterion: '4.5',
    name: { fr: 'Vidéos : audiodescription', en: 'Videos: audio description' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient ni son ni vidéo.', en: 'The portal has neither sound nor video.' },
  },
  {
    criterion: '4.6',
    name: { fr: 'Audiodescription : pertinente', en: 'Audio description: meaningful' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient ni son ni vidéo.', en: 'The portal has neither sound nor video.' },
  },
  {
    criterion: '4.7',
    name: { fr: 'Médias temporels : identifiables', en: 'Time-based media: identifiable' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient ni son ni vidéo.', en: 'The portal has neither sound nor video.' },
  },
  {
    criterion: '4.8',
    name: { fr: 'Médias non temporels : alternative', en: 'Other media: alternative' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient aucun de ces médias.', en: 'The portal has no such media.' },
  },
  {
    criterion: '4.9',
    name: { fr: 'Médias non temporels : alternative pertinente', en: 'Other media: meaningful alternative' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient aucun de ces médias.', en: 'The portal has no such media.' },
  },
  {
    criterion: '4.10',
    name: { fr: 'Sons automatiques : contrôlables', en: 'Automatic sound: can be controlled' },
    status: 'not-applicable',
    why: { fr: 'Le portail n’émet aucun son.', en: 'The portal makes no sound.' },
  },
  {
    criterion: '4.11',
    name: { fr: 'Médias temporels : clavier et pointeur', en: 'Time-based media: keyboard and pointer' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient ni son ni vidéo.', en: 'The portal has neither sound nor video.' },
  },
  {
    criterion: '4.12',
    name: { fr: 'Médias non temporels : clavier et pointeur', en: 'Other media: keyboard and pointer' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient aucun de ces médias.', en: 'The portal has no such media.' },
  },
  {
    criterion: '4.13',
    name: { fr: 'Médias : compatibles avec les aides techniques', en: 'Media: work with assistive tools' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient aucun de ces médias.', en: 'The portal has no such media.' },
  },
  {
    criterion: '5.1',
    name: { fr: 'Tableaux complexes : résumé', en: 'Complex tables: summary' },
    status: 'not-applicable',
    why: { fr: 'Aucun tableau n’est complexe.', en: 'No table is complex.' },
  },
  {
    criterion: '5.2',
    name: { fr: 'Tableaux complexes : résumé pertinent', en: 'Complex tables: meaningful summary' },
    status: 'not-applicable',
    why: { fr: 'Aucun tableau n’est complexe.', en: 'No table is complex.' },
  },
  {
    criterion: '5.3',
    name: { fr: 'Tableaux de mise en forme : lecture linéaire', en: 'Layout tables: linear reading' },
    status: 'not-applicable',
    why: { fr: 'Aucun tableau ne sert à la mise en forme.', en: 'No table is used for layout.' },
  },
  {
    criterion: '5.4',
    name: { fr: 'Tableaux de données : titre associé', en: 'Data tables: caption tied to the table' },
    status: 'conforming',
    by: ['axe', 'review'],
  },
  {
    criterion: '5.5',
    name: { fr: 'Tableaux de données : titre pertinent', en: 'Data tables: meaningful caption' },
    status: 'conforming',
    by: ['review'],
  },
  {
    criterion: '5.6',
    name: { fr: 'Tableaux de données : en-têtes déclarés', en: 'Data tables: headers declared' },
    status: 'conforming',
    by: ['axe', 'review'],
  },
  {
    criterion: '5.7',
    name: {
      fr: 'Tableaux de données : cellules reliées aux en-têtes',
      en: 'Data tables: cells tied to headers',
    },
    status: 'conforming',
    by: ['axe'],
  },
  {
    criterion: '5.8',
    name: {
      fr: 'Tableaux de mise en forme : sans éléments de données',
      en: 'Layout tables: no data elements',
    },
    status: 'not-applicable',
    why: { fr: 'Aucun tableau ne sert à la mise en forme.', en: 'No table is used for layout.' },
  },
  {
    criterion: '6.1',
    name: { fr: 'Liens : explicites', en: 'Links: explicit' },
    status: 'conforming',
    by: ['journeys', 'review'],
  },
  {
    criterion: '6.2',
    name: { fr: 'Liens : intitulé présent', en: 'Links: a name' },
    status: 'conforming',
    by: ['axe'],
  },
  {
    criterion: '7.1',
    name: { fr: 'Scripts : compatibles avec les aides techniques', en: 'Scripts: work with assistive tools' },
    status: 'not-tested',
  },
  {
    criterion: '7.2',
    name: { fr: 'Scripts : alternative pertinente', en: 'Scripts: meaningful alternative' },
    status: 'not-applicable',
    why: { fr: 'Aucun script n’a d’alternative.', en: 'No script has an alternative.' },
  },
  {
    criterion: '7.3',
    name: { fr: 'Scripts : clavier et pointeur', en: 'Scripts: keyboard and pointer' },
    status: 'conforming',
    by: ['keyboard'],
  },
  {
    criterion: '7.4',
    name: {
      fr: 'Changements de contexte : annoncés ou maîtrisés',
      en: 'Changes of context: announced or controlled',
    },
    status: 'conforming',
    by: ['journeys'],
  },
  {
    criterion: '7.5',
    name: { fr: 'Messages de statut : restitués', en: 'Status messages: conveyed' },
    status: 'conforming',
    by: ['journeys'],
  },
  {
    criterion: '8.1',
    name: { fr: 'Type de document', en: 'Document type' },
    status: 'conforming',
    by: ['axe'],
  },
  { criterion: '8.2', name: { fr: 'Code source valide', en: 'Valid source code' }, status: 'not-tested' },
  {
    criterion: '8.3',
    name: { fr: 'Langue par défaut : présente', en: 'Default language: present' },
    status: 'conforming',
    by: ['axe', 'language'],
  },
  {
    criterion: '8.4',
    name: { fr: 'Langue par défaut : pertinente', en: 'Default language: right' },
    status: 'conforming',
    by: ['language'],
  },
  {
    criterion: '8.5',
    name: { fr: 'Titre de page : présent', en: 'Page title: present' },
    status: 'conforming',
    by: ['axe', 'routes'],
  },
  {
    criterion: '8.6',
    name: { fr: 'Titre de page : pertinent', en: 'Page title: meaningful' },
    status: 'conforming',
    by: ['routes'],
  },
  {
    criterion: '8.7',
    name: { fr: 'Changements de langue : indiqués', en: 'Changes of language: marked' },
    status: 'non-conforming',
    why: {
      fr: 'En anglais, les noms donnés par la ville (zones, offres) et les réponses des agents restent en français sans que leur langue soit indiquée.',
      en: 'In English, names given by the city (zones, offers) and answers of agents stay in French, and their language is not marked.',
    },
  },
  {
    criterion: '8.8',
    name: { fr: 'Changements de langue : code valide', en: 'Changes of language: valid code' },
    status: 'conforming',
    by: ['axe'],
  },
  {
    criterion: '8.9',
    name: {
      fr: 'Balises : pas d’usage pour la seule présentation',
      en: 'Elements: not used for looks alone',
    },
    status: 'not-tested',
  },
  {
    criterion: '8.10',
    name: { fr: 'Sens de lecture : changements signalés', en: 'Reading direction: changes marked' },
    status: 'not-applicable',
    why: {
      fr: 'Les deux langues du portail se lisent de gauche à droite.',
      en: 'Both languages of the portal read from left to right.',
    },
  },
  {
    criterion: '9.1',
    name: { fr: 'Titres : structurent l’information', en: 'Headings: structure the information' },
    status: 'conforming',
    by: ['axe', 'journeys'],
  },
  {
    criterion: '9.2',
    name: { fr: 'Structure du document : cohérente', en: 'Structure of the document: consistent' },
    status: 'conforming',
    by: ['axe'],
  },
  {
    criterion: '9.3',
    name: { fr: 'Listes : structurées', en: 'Lists: structured' },
    status: 'conforming',
    by: ['axe'],
  },
  { criterion: '9.4', name: { fr: 'Citations : indiquées', en: 'Quotations: marked' }, status: 'not-tested' },
  {
    criterion: '10.1',
    name: { fr: 'Présentation par des feuilles de styles', en: 'Presentation by style sheets' },
    status: 'conforming',
    by: ['lint'],
  },
  {
    criterion: '10.2',
    name: { fr: 'Sans styles : contenu présent', en: 'Without styles: content present' },
    status: 'not-tested',
  },
  {
    criterion: '10.3',
    name: { fr: 'Sans styles : contenu compréhensible', en: 'Without styles: content understandable' },
    status: 'not-tested',
  },
  {
    criterion: '10.4',
    name: { fr: 'Texte agrandi à 200 %', en: 'Text enlarged to 200%' },
    status: 'conforming',
    by: ['comfort'],
  },
  {
    criterion: '10.5',
    name: {
      fr: 'Couleurs de fond et de texte : déclarées ensemble',
      en: 'Background and text colours: declared together',
    },
    status: 'not-tested',
  },
  {
    criterion: '10.6',
    name: { fr: 'Liens visibles dans le texte', en: 'Links visible in text' },
    status: 'conforming',
    by: ['axe'],
  },
  {
    criterion: '10.7',
    name: { fr: 'Focus visible', en: 'Visible focus' },
    status: 'conforming',
    by: ['comfort'],
  },
  {
    criterion: '10.8',
    name: { fr: 'Contenus cachés : à ignorer', en: 'Hidden content: meant to be ignored' },
    status: 'conforming',
    by: ['axe'],
  },
  {
    criterion: '10.9',
    name: {
      fr: 'Pas d’information par la seule forme ou position',
      en: 'No information by shape or position alone',
    },
    status: 'conforming',
    by: ['review'],
  },
  {
    criterion: '10.10',
    name: { fr: 'Forme et position : mise en œuvre pertinente', en: 'Shape and position: properly handled' },
    status: 'conforming',
    by: ['review'],
  },
  {
    criterion: '10.11',
    name: { fr: 'Sans défilement à 320 px de large', en: 'No sideways scrolling at 320 px' },
    status: 'conforming',
    by: ['comfort'],
  },
  {
    criterion: '10.12',
    name: { fr: 'Espacement du texte : redéfinissable', en: 'Text spacing: can be changed' },
    status: 'conforming',
    by: ['comfort'],
  },
  {
    criterion: '10.13',
    name: {
      fr: 'Contenus au survol ou au focus : maîtrisables',
      en: 'Content on hover or focus: controllable',
    },
    status: 'not-tested',
  },
  {
    criterion: '10.14',
    name: { fr: 'Contenus par CSS : accessibles au clavier', en: 'Content by CSS: reachable by keyboard' },
    status: 'not-tested',
  },
  {
    criterion: '11.1',
    name: { fr: 'Champs : étiquette présente', en: 'Fields: a label' },
    status: 'conforming',
    by: ['axe', 'journeys'],
  },
  {
    criterion: '11.2',
    name: { fr: 'Champs : étiquette pertinente', en: 'Fields: meaningful label' },
    status: 'conforming',
    by: ['journeys'],
  },
  {
    criterion: '11.3',
    name: { fr: 'Étiquettes : cohérentes d’une page à l’autre', en: 'Labels: consistent between pages' },
    status: 'not-tested',
  },
  {
    criterion: '11.4',
    name: { fr: 'Étiquettes : accolées à leur champ', en: 'Labels: beside their field' },
    status: 'conforming',
    by: ['review'],
  },
  {
    criterion: '11.5',
    name: { fr: 'Champs de même nature : regroupés', en: 'Related fields: grouped' },
    status: 'conforming',
    by: ['journeys', 'review'],
  },
  {
    criterion: '11.6',
    name: { fr: 'Groupes de champs : légende présente', en: 'Groups of fields: a legend' },
    status: 'conforming',
    by: ['axe', 'journeys'],
  },
  {
    criterion: '11.7',
    name: { fr: 'Groupes de champs : légende pertinente', en: 'Groups of fields: meaningful legend' },
    status: 'conforming',
    by: ['journeys'],
  },
  {
    criterion: '11.8',
    name: { fr: 'Listes de choix : éléments regroupés', en: 'Choice lists: items grouped' },
    status: 'not-tested',
  },
  {
    criterion: '11.9',
    name: { fr: 'Boutons : intitulé pertinent', en: 'Buttons: meaningful name' },
    status: 'conforming',
    by: ['axe', 'journeys'],
  },
  {
    criterion: '11.10',
    name: { fr: 'Contrôle de saisie : pertinent', en: 'Checks of input: meaningful' },
    status: 'conforming',
    by: ['journeys'],
  },
  {
    criterion: '11.11',
    name: { fr: 'Contrôle de saisie : suggestions', en: 'Checks of input: suggestions' },
    status: 'conforming',
    by: ['journeys'],
  },
  {
    criterion: '11.12',
    name: {
      fr: 'Démarches engageantes : relecture et correction',
      en: 'Binding procedures: review and correction',
    },
    status: 'conforming',
    by: ['journeys'],
  },
  {
    criterion: '11.13',
    name: { fr: 'Champs : remplissage automatique', en: 'Fields: autofill' },
    status: 'conforming',
    by: ['axe', 'review'],
  },
  {
    criterion: '12.1',
    name: { fr: 'Deux systèmes de navigation', en: 'Two ways to navigate' },
    status: 'conforming',
    by: ['sitemap'],
  },
  {
    criterion: '12.2',
    name: { fr: 'Menu toujours à la même place', en: 'Menu always in the same place' },
    status: 'conforming',
    by: ['review'],
  },
  {
    criterion: '12.3',
    name: { fr: 'Plan du site : pertinent', en: 'Site map: meaningful' },
    status: 'conforming',
    by: ['sitemap'],
  },
  {
    criterion: '12.4',
    name: { fr: 'Plan du site : atteignable partout', en: 'Site map: reachable everywhere' },
    status: 'conforming',
    by: ['sitemap'],
  },
  {
    criterion: '12.5',
    name: { fr: 'Moteur de recherche : atteignable partout', en: 'Search engine: reachable everywhere' },
    status: 'not-applicable',
    why: { fr: 'Le portail n’a pas de moteur de recherche.', en: 'The portal has no search engine.' },
  },
  {
    criterion: '12.6',
    name: { fr: 'Zones de la page : atteignables', en: 'Regions of the page: reachable' },
    status: 'conforming',
    by: ['axe'],
  },
  {
    criterion: '12.7',
    name: { fr: 'Lien d’évitement', en: 'Skip link' },
    status: 'conforming',
    by: ['axe', 'keyboard'],
  },
  {
    criterion: '12.8',
    name: { fr: 'Ordre de tabulation : cohérent', en: 'Tab order: consistent' },
    status: 'conforming',
    by: ['keyboard'],
  },
  {
    criterion: '12.9',
    name: { fr: 'Pas de piège au clavier', en: 'No keyboard trap' },
    status: 'conforming',
    by: ['keyboard'],
  },
  {
    criterion: '12.10',
    name: { fr: 'Raccourcis à une touche : maîtrisables', en: 'One-key shortcuts: controllable' },
    status: 'not-applicable',
    why: { fr: 'Le portail n’a pas de raccourci à une touche.', en: 'The portal has no one-key shortcut.' },
  },
  {
    criterion: '12.11',
    name: {
      fr: 'Contenus additionnels : atteignables au clavier',
      en: 'Additional content: reachable by keyboard',
    },
    status: 'not-tested',
  },
  {
    criterion: '13.1',
    name: { fr: 'Limites de temps : maîtrisables', en: 'Time limits: controllable' },
    status: 'conforming',
    by: ['session'],
  },
  {
    criterion: '13.2',
    name: { fr: 'Pas de nouvelle fenêtre sans action', en: 'No new window without an action' },
    status: 'conforming',
    by: ['journeys'],
  },
  {
    criterion: '13.3',
    name: {
      fr: 'Documents à télécharger : version accessible',
      en: 'Documents to download: accessible version',
    },
    status: 'not-tested',
  },
  {
    criterion: '13.4',
    name: { fr: 'Documents : même information', en: 'Documents: same information' },
    status: 'not-tested',
  },
  {
    criterion: '13.5',
    name: { fr: 'Contenus cryptiques : alternative', en: 'Cryptic content: alternative' },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient pas de contenu cryptique.', en: 'The portal has no cryptic content.' },
  },
  {
    criterion: '13.6',
    name: {
      fr: 'Contenus cryptiques : alternative pertinente',
      en: 'Cryptic content: meaningful alternative',
    },
    status: 'not-applicable',
    why: { fr: 'Le portail ne contient pas de contenu cryptique.', en: 'The portal has no cryptic content.' },
  },
  {
    criterion: '13.7',
    name: {
      fr: 'Flashs et changements brusques de luminosité',
      en: 'Flashes and sudden changes of brightness',
    },
    status: 'conforming',
    by: ['review'],
  },
  {
    criterion: '13.8',
    name: { fr: 'Contenus en mouvement : maîtrisables', en: 'Moving content: controllable' },
    status: 'conforming',
    by: ['comfort'],
  },
  {
    criterion: '13.9',
    name: { fr: 'Orientation de l’écran : libre', en: 'Screen orientation: free' },
    status: 'conforming',
    by: ['review'],
  },
  {
    criterion: '13.10',
    name: { fr: 'Gestes complexes : geste simple possible', en: 'Complex gestures: a simple one will do' },
    status: 'conforming',
    by: ['journeys', 'review'],
  },
  {
    criterion: '13.11',
    name: { fr: 'Actions au pointeur : annulables', en: 'Pointer actions: can be cancelled' },
    status: 'conforming',
    by: ['review'],
  },
  {
    criterion: '13.12',
    name: { fr: 'Mouvements de l’appareil : autre voie', en: 'Motion of the device: another way' },
    status: 'not-applicable',
    why: {
      fr: 'Aucune fonction ne dépend d’un mouvement de l’appareil.',
      en: 'No function depends on moving the device.',
    },
  },
]
