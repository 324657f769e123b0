/** Words of the accessibility statement, fetched with it. */
export const accessibilityFr = {
  'statement.title.full': 'Accessibilité : totalement conforme',
  'statement.title.partial': 'Accessibilité : partiellement conforme',
  'statement.title.none': 'Accessibilité : non conforme',
  'statement.commitment':
    '{city} s’engage à rendre ses services en ligne accessibles, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration vaut pour le portail de stationnement {address}.',
  'statement.state.title': 'État de conformité',
  'statement.state.full':
    'Le portail respecte tous les critères du référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, qui le concernent.',
  'statement.state.partial':
    'Le portail est partiellement conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en raison des points ci-dessous.',
  'statement.state.none':
    'Le portail n’est pas conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1. Les points ci-dessous disent pourquoi.',
  'statement.results.title': 'Résultats des tests',
  'statement.results.text':
    'L’auto-évaluation menée le {date} par l’équipe qui développe le logiciel libre Parvis, avec les données d’une ville de démonstration, établit que {rate} % des critères applicables sont respectés. Un critère que personne n’a encore vérifié compte comme non respecté.',
  'statement.results.limits':
    'Le portail n’a pas encore été essayé avec des lecteurs d’écran par des personnes qui s’en servent tous les jours. Les textes que la ville écrit elle-même n’entrent pas dans cette évaluation.',
  'statement.count.conforming': 'Critères respectés',
  'statement.count.non-conforming': 'Critères non respectés',
  'statement.count.not-tested': 'Critères non vérifiés',
  'statement.count.not-applicable': 'Critères sans objet',
  'statement.gaps.title': 'Contenus non accessibles',
  'statement.gaps.failing': 'Non-conformités',
  'statement.gaps.untested': 'Critères qui restent à vérifier',
  'statement.gaps.derogations': 'Dérogations pour charge disproportionnée',
  'statement.gaps.derogations.text': 'Aucune dérogation n’est demandée.',
  'statement.gaps.exempt': 'Contenus non soumis à l’obligation',
  'statement.gaps.exempt.text':
    'Les documents que les usagers envoient eux-mêmes. Les pages du fournisseur d’identité et du service de paiement appartiennent à d’autres sites, qui ont leur propre déclaration.',
  'statement.made.title': 'Établissement de cette déclaration',
  'statement.made.date':
    'Cette déclaration a été établie le {date}. Elle sera revue au plus tard le {until}, ou dès qu’une nouvelle version change le résultat.',
  'statement.made.technologies': 'Technologies utilisées',
  'statement.made.technologies.text': 'HTML, CSS, JavaScript, WAI-ARIA, SVG.',
  'statement.made.tools': 'Outils de vérification',
  'statement.made.tools.text':
    'Chromium sur ordinateur et en taille de téléphone (360 et 1280 pixels de large), axe-core 4, parcours au clavier joués automatiquement à chaque version, en français et en anglais, en clair et en sombre, avec couleurs forcées, espacement du texte et largeur de 320 pixels.',
  'statement.made.pages': 'Pages vérifiées',
  'statement.made.pages.text':
    'Connexion, accueil et tableau de bord, détail d’un droit, demandes d’abonnement et de ticket à chaque étape, pièces à fournir, changement de plaque, paiement et son résultat, recherche d’un FPS, profil, aide et contact, mentions légales, données personnelles, conditions d’utilisation, accessibilité, plan du site, page introuvable.',
  'statement.contact.title': 'Retour d’information et contact',
  'statement.contact.text':
    'Un contenu ou une démarche vous résiste ? Dites-le à la ville : elle vous répondra, et vous proposera une autre voie ou le contenu sous une autre forme.',
  'statement.contact.phone': 'Téléphone',
  'statement.contact.email': 'E-mail',
  'statement.contact.desk': 'Sur place',
  'statement.remedies.title': 'Voies de recours',
  'statement.remedies.text':
    'Vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à une démarche, et vous n’avez pas obtenu de réponse satisfaisante ? Vous pouvez :',
  'statement.remedies.form': 'écrire un message au Défenseur des droits',
  'statement.remedies.delegate': 'contacter le délégué du Défenseur des droits de votre région',
  'statement.remedies.post':
    'envoyer un courrier, gratuit et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
  'statement.grid.title': 'Grille d’audit complète',
  'statement.grid.caption': 'Les 106 critères du RGAA 4.1 et leur résultat au {date}',
  'statement.grid.criterion': 'Critère',
  'statement.grid.result': 'Résultat',
  'statement.grid.how': 'Vérification',
  'statement.grid.show': 'Grille des 106 critères',
  'statement.status.conforming': 'Respecté',
  'statement.status.non-conforming': 'Non respecté',
  'statement.status.not-tested': 'Non vérifié',
  'statement.status.not-applicable': 'Sans objet',
  'statement.proof.axe': 'axe-core sur toutes les pages',
  'statement.proof.comfort': 'agrandissement, espacement, 320 px, focus',
  'statement.proof.forced': 'couleurs forcées',
  'statement.proof.language': 'changement de langue',
  'statement.proof.sitemap': 'parcours du plan du site',
  'statement.proof.city': 'page de la ville',
  'statement.proof.routes': 'parcours de toutes les adresses',
  'statement.proof.keyboard': 'parcours au clavier',
  'statement.proof.journeys': 'parcours des démarches',
  'statement.proof.session': 'durée de session',
  'statement.proof.lint': 'contrôle du code',
  'statement.proof.review': 'relecture visuelle',
} as const

export type StatementMessageId = keyof typeof accessibilityFr
