/** Words of drafts, for the remotes whose screens keep them: each spreads them into its own. */
export const draftsFr = {
  'draft.saving': 'Enregistrement du brouillon…',
  'draft.saved': 'Brouillon enregistré',
  'draft.waiting': 'Pas encore enregistré, nouvelle tentative…',
  'draft.device-only': 'Enregistré sur cet appareil seulement',
  'draft.conflict': 'Brouillon modifié ailleurs',
  'draft.outdated':
    'Ce formulaire a changé depuis votre dernière visite\u202f: votre ancien brouillon ne peut pas être repris.',
  'draft.found.title': 'Reprendre où vous en étiez\u202f?',
  'draft.found.city': 'Un brouillon de cette demande a été enregistré le {when}.',
  'draft.found.device':
    'Un brouillon de cette demande est resté sur cet appareil. Dernière modification\u202f: {when}.',
  'draft.found.two':
    'Deux brouillons de cette demande ont été écrits séparément. Choisissez celui que vous gardez\u202f: l’autre sera effacé.',
  'draft.resume': 'Reprendre le brouillon',
  'draft.resume.device': 'Reprendre celui de cet appareil ({when})',
  'draft.resume.city': 'Reprendre celui enregistré en ligne ({when})',
  'draft.start-over': 'Recommencer à zéro',
  'draft.start-over.note': 'Recommencer efface le brouillon.',
  'draft.conflict.title': 'Cette demande a aussi été modifiée ailleurs',
  'draft.conflict.text':
    'Un autre onglet ou un autre appareil a enregistré une version le {when}. Rien n’est perdu\u202f: choisissez celle que vous gardez.',
  'draft.conflict.gone':
    'Dans un autre onglet ou sur un autre appareil, cette demande a été envoyée ou abandonnée. Vérifiez vos droits avant de continuer.',
  'draft.conflict.mine': 'Garder ce que je vois ici',
  'draft.conflict.other': 'Prendre l’autre version',
} as const
