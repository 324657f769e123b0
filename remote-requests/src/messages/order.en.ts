import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { orderFr } from './order.fr.ts'

export const orderEn = defineMessages<keyof typeof orderFr>({
  'complete.title': { defaultMessage: 'Complete your request' },
  'complete.lead': {
    defaultMessage:
      '{count, plural, one {The city is waiting for one document. The file is saved as soon as you choose it. Then send it to the city with “Send the document”.} other {The city is waiting for # documents. Each file is saved as soon as you choose it. Then send them to the city with “Send the documents”.}}',
  },
  'complete.agent': { defaultMessage: 'Message from the city' },
  'complete.earlier': { defaultMessage: 'Sent before: “{file}”. The city asks for another one.' },
  'complete.earlier.dated': {
    defaultMessage: 'Sent before: “{file}”, of {day}. The city asks for another one.',
  },
  'complete.reuse.text': { defaultMessage: 'The city has already accepted “{file}”, on {day}.' },
  'complete.reuse': { defaultMessage: 'Use this document' },
  'complete.reuse.label': { defaultMessage: 'Use {file} ({name})' },
  'complete.missing': { defaultMessage: 'Add the file: {name}.' },
  'complete.lacking': {
    defaultMessage: '{count, plural, one {One document is missing} other {# documents are missing}}',
  },
  'complete.not-received': {
    defaultMessage: 'The city has not received this file. Choose it again: {name}.',
  },
  'complete.submit': {
    defaultMessage: '{count, plural, one {Send the document} other {Send the documents}}',
  },
  'complete.failed': { defaultMessage: 'The documents have not been sent yet' },
  'complete.leave': {
    defaultMessage:
      'A file has not been sent yet. Leaving this page stops it; you can resume later on this device. Leave?',
  },
  'complete.unnamed': { defaultMessage: 'The city waits for something that it does not name here' },
  'complete.unnamed.body': { defaultMessage: 'Ask what should be sent: {phone} or {email}.' },
  'complete.nothing': { defaultMessage: 'The city is not waiting for any document for this right' },
  'complete.done': { defaultMessage: 'Documents sent' },
  'complete.done.text': {
    defaultMessage: 'The city has received what it was waiting for. You have nothing more to send.',
  },
  'complete.done.status': { defaultMessage: 'Your request is under review' },
  'complete.done.next': {
    defaultMessage:
      'An agent is looking at your documents. The city will write to you as soon as it has decided; until then, follow the request among your rights.',
  },

  'plates.title': { defaultMessage: 'Change a plate' },
  'plates.lead': { defaultMessage: 'Your right keeps today’s plates until the city has decided.' },
  'plates.current': { defaultMessage: 'Your plates today' },
  'plates.asked': { defaultMessage: 'Asked for, not valid yet' },
  'plates.none': { defaultMessage: 'No plate for this right.' },
  'plates.mark.removed': { defaultMessage: 'to be removed, under review' },
  'plates.mark.added': { defaultMessage: 'to be added, under review' },
  'plates.again.title': { defaultMessage: 'All documents are needed again' },
  'plates.again.text': {
    defaultMessage: 'A change of plates is a new request: documents given before are not carried over.',
  },
  'plates.direct': { defaultMessage: 'You change your plates yourself' },
  'plates.direct.text': {
    defaultMessage: 'This right needs no request: go back to the right, then choose “Edit plates”.',
  },
  'plates.refused': { defaultMessage: 'No change is possible at the moment' },
  'plates.refused.ended': { defaultMessage: 'This right is over.' },
  'plates.refused.plan': {
    defaultMessage: 'The conditions of this subscription do not allow changing a plate.',
  },
  'plates.refused.waiting': { defaultMessage: 'A change is already under review. The city will answer you.' },
  'plates.refused.status': { defaultMessage: 'Plates can be changed on subscriptions that are in force.' },
  'plates.wished': { defaultMessage: 'The plates you want' },
  'plates.wished.hint': {
    defaultMessage: 'List all the plates this right should have, including those you keep.',
  },
  'plates.documents': { defaultMessage: 'Your documents' },
  'plates.max-age': { defaultMessage: 'Less than {duration} old.' },
  'plates.missing': { defaultMessage: 'Add the file: {name}.' },
  'plates.not-received': { defaultMessage: 'The city has not received this file. Choose it again: {name}.' },
  'plates.unchanged': { defaultMessage: 'Nothing has changed: replace, add or remove a plate.' },
  'plates.used': {
    defaultMessage:
      'One of these plates already has a subscription for this period. Give another one, or contact the city.',
  },
  'plates.waiting': {
    defaultMessage:
      'A change is already under review for this right. Wait for the city’s answer before you ask for another one.',
  },
  'plates.changes': { defaultMessage: 'What changes' },
  'plates.changes.added': { defaultMessage: 'Added' },
  'plates.changes.removed': { defaultMessage: 'Removed' },
  'plates.changes.same': { defaultMessage: '{count} unchanged' },
  'plates.failed': { defaultMessage: 'The request has not been sent yet' },
  'plates.review': { defaultMessage: 'Check the request' },
  'plates.confirm.title': { defaultMessage: 'Ask for this change of plate?' },
  'plates.confirm.text': {
    defaultMessage:
      'The city reviews the request. Until it has decided only today’s plates are valid: do not park with a new plate yet.',
  },
  'plates.confirm': { defaultMessage: 'Send the request' },
  'plates.leave': {
    defaultMessage:
      'A file has not been sent yet. Leaving this page stops it; you can resume later on this device. Leave?',
  },
  'plates.done': { defaultMessage: 'Change request sent' },
  'plates.done.lead': { defaultMessage: 'Your request is in progress' },
  'plates.done.until': {
    defaultMessage:
      'The city will write to you as soon as it has decided. Until then, today’s plates remain the only valid ones.',
  },
})
