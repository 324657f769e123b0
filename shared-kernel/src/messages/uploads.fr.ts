/** Words of files that are sent, for the remotes whose screens send some: each spreads them into its own. */
export const uploadsFr = {
  'upload.missing': 'Ajoutez le fichier\u202f: {name}.',
} as const
