import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
/** Messages of the accessibility statement, loaded with it. */
export const accessibilityFr = defineMessages({
  'statement.title.full': { defaultMessage: 'Accessibilité : totalement conforme' },
  'statement.title.partial': { defaultMessage: 'Accessibilité : partiellement conforme' },
  'statement.title.none': { defaultMessage: 'Accessibilité : non conforme' },
  'statement.commitment': {
    defaultMessage:
      '{city} s’engage à rendre ses services en ligne accessibles, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration vaut pour le portail de stationnement {address}.',
  },
  'statement.state.title': { defaultMessage: 'État de conformité' },
  'statement.state.full': {
    defaultMessage:
      'Le portail respecte tous les critères du référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, qui le concernent.',
  },
  'statement.state.partial': {
    defaultMessage:
      'Le portail est partiellement conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en raison des points ci-dessous.',
  },
  'statement.state.none': {
    defaultMessage:
      'Le portail n’est pas conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1. Les points ci-dessous disent pourquoi.',
  },
  'statement.results.title': { defaultMessage: 'Résultats des tests' },
  'statement.results.text': {
    defaultMessage:
      'L’auto-évaluation menée le {date} par l’équipe qui développe le logiciel libre Parvis, avec les données d’une ville de démonstration, établit que {rate} % des critères applicables sont respectés. Un critère que personne n’a encore vérifié compte comme non respecté.',
  },
  'statement.results.limits': {
    defaultMessage:
      'Le portail n’a pas encore été essayé avec des lecteurs d’écran par des personnes qui s’en servent tous les jours. Les textes que la ville écrit elle-même n’entrent pas dans cette évaluation.',
  },
  'statement.count.conforming': { defaultMessage: 'Critères respectés' },
  'statement.count.non-conforming': { defaultMessage: 'Critères non respectés' },
  'statement.count.not-tested': { defaultMessage: 'Critères non vérifiés' },
  'statement.count.not-applicable': { defaultMessage: 'Critères sans objet' },
  'statement.gaps.title': { defaultMessage: 'Contenus non accessibles' },
  'statement.gaps.failing': { defaultMessage: 'Non-conformités' },
  'statement.gaps.untested': { defaultMessage: 'Critères qui restent à vérifier' },
  'statement.gaps.derogations': { defaultMessage: 'Dérogations pour charge disproportionnée' },
  'statement.gaps.derogations.text': { defaultMessage: 'Aucune dérogation n’est demandée.' },
  'statement.gaps.exempt': { defaultMessage: 'Contenus non soumis à l’obligation' },
  'statement.gaps.exempt.text': {
    defaultMessage:
      'Les documents que les usagers envoient eux-mêmes. Les pages du fournisseur d’identité et du service de paiement appartiennent à d’autres sites, qui ont leur propre déclaration.',
  },
  'statement.made.title': { defaultMessage: 'Établissement de cette déclaration' },
  'statement.made.date': {
    defaultMessage:
      'Cette déclaration a été établie le {date}. Elle sera revue au plus tard le {until}, ou dès qu’une nouvelle version change le résultat.',
  },
  'statement.made.technologies': { defaultMessage: 'Technologies utilisées' },
  'statement.made.technologies.text': { defaultMessage: 'HTML, CSS, JavaScript, WAI-ARIA, SVG.' },
  'statement.made.tools': { defaultMessage: 'Outils de vérification' },
  'statement.made.tools.text': {
    defaultMessage:
      'Chromium sur ordinateur et en taille de téléphone (360 et 1280 pixels de large), axe-core 4, parcours au clavier joués automatiquement à chaque version, en français et en anglais, en clair et en sombre, avec couleurs forcées, espacement du texte et largeur de 320 pixels.',
  },
  'statement.made.pages': { defaultMessage: 'Pages vérifiées' },
  'statement.made.pages.text': {
    defaultMessage:
      'Connexion, accueil et tableau de bord, détail d’un droit, demandes d’abonnement et de ticket à chaque étape, pièces à fournir, changement de plaque, paiement et son résultat, recherche d’un FPS, profil, aide et contact, mentions légales, données personnelles, conditions d’utilisation, accessibilité, plan du site, page introuvable.',
  },
  'statement.contact.title': { defaultMessage: 'Retour d’information et contact' },
  'statement.contact.text': {
    defaultMessage:
      'Un contenu ou une démarche vous résiste ? Dites-le à la ville : elle vous répondra, et vous proposera une autre voie ou le contenu sous une autre forme.',
  },
  'statement.contact.phone': { defaultMessage: 'Téléphone' },
  'statement.contact.email': { defaultMessage: 'E-mail' },
  'statement.contact.desk': { defaultMessage: 'Sur place' },
  'statement.remedies.title': { defaultMessage: 'Voies de recours' },
  'statement.remedies.text': {
    defaultMessage:
      'Vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à une démarche, et vous n’avez pas obtenu de réponse satisfaisante ? Vous pouvez :',
  },
  'statement.remedies.form': { defaultMessage: 'écrire un message au Défenseur des droits' },
  'statement.remedies.delegate': {
    defaultMessage: 'contacter le délégué du Défenseur des droits de votre région',
  },
  'statement.remedies.post': {
    defaultMessage:
      'envoyer un courrier, gratuit et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
  },
  'statement.grid.title': { defaultMessage: 'Grille d’audit complète' },
  'statement.grid.caption': { defaultMessage: 'Les 106 critères du RGAA 4.1 et leur résultat au {date}' },
  'statement.grid.criterion': { defaultMessage: 'Critère' },
  'statement.grid.result': { defaultMessage: 'Résultat' },
  'statement.grid.how': { defaultMessage: 'Vérification' },
  'statement.grid.show': { defaultMessage: 'Grille des 106 critères' },
  'statement.status.conforming': { defaultMessage: 'Respecté' },
  'statement.status.non-conforming': { defaultMessage: 'Non respecté' },
  'statement.status.not-tested': { defaultMessage: 'Non vérifié' },
  'statement.status.not-applicable': { defaultMessage: 'Sans objet' },
  'statement.proof.axe': { defaultMessage: 'axe-core sur toutes les pages' },
  'statement.proof.comfort': { defaultMessage: 'agrandissement, espacement, 320 px, focus' },
  'statement.proof.forced': { defaultMessage: 'couleurs forcées' },
  'statement.proof.language': { defaultMessage: 'changement de langue' },
  'statement.proof.sitemap': { defaultMessage: 'parcours du plan du site' },
  'statement.proof.city': { defaultMessage: 'page de la ville' },
  'statement.proof.routes': { defaultMessage: 'parcours de toutes les adresses' },
  'statement.proof.keyboard': { defaultMessage: 'parcours au clavier' },
  'statement.proof.journeys': { defaultMessage: 'parcours des démarches' },
  'statement.proof.session': { defaultMessage: 'durée de session' },
  'statement.proof.lint': { defaultMessage: 'contrôle du code' },
  'statement.proof.review': { defaultMessage: 'relecture visuelle' },
})

export type StatementMessageId = keyof typeof accessibilityFr
