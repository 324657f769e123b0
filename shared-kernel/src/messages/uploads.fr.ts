/** Words of files that are sent, for the remotes whose screens send some: each spreads them into its own. */
export const uploadsFr = {
  'upload.missing': 'Ajoutez le fichier\u202f: {name}.',
  'upload.bare':
    'La mention de la ville n’a pas pu être ajoutée à ce fichier\u202f: il a été envoyé tel quel.',
} as const
