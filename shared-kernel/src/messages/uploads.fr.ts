import { defineMessages } from './define-messages.ts'
/** Messages of file uploads, spread into the messages of each remote that uploads. */
export const uploadsFr = defineMessages({
  'upload.action': { defaultMessage: '{action} ({name})' },
  'upload.choose': { defaultMessage: 'Choisir un fichier' },
  'upload.camera': { defaultMessage: 'Prendre une photo' },
  'upload.drop': { defaultMessage: 'ou déposez-le ici' },
  'upload.rule': { defaultMessage: 'PDF ou image, {size} au plus' },
  'upload.sending': { defaultMessage: 'Envoi en cours' },
  'upload.ready': { defaultMessage: 'Fichier reçu' },
  'upload.replace': { defaultMessage: 'Remplacer' },
  'upload.remove': { defaultMessage: 'Retirer' },
  'upload.retry': { defaultMessage: 'Renvoyer' },
  'upload.stop': { defaultMessage: 'Arrêter l’envoi' },
  'upload.under-way': { defaultMessage: 'Envoi des fichiers en cours…' },
  'upload.kept': {
    defaultMessage: 'Envoi des fichiers en cours… La suite se fera dès qu’ils seront arrivés.',
  },
  'upload.missing': { defaultMessage: 'Ajoutez le fichier\u202f: {name}.' },
  'upload.bare': {
    defaultMessage:
      'La mention de la ville n’a pas pu être ajoutée à ce fichier\u202f: il a été envoyé tel quel.',
  },
})
