import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { StatementMessageId } from './accessibility.fr.ts'

export const accessibilityEn = defineMessages<StatementMessageId>({
  'statement.title.full': { defaultMessage: 'Accessibility: fully compliant' },
  'statement.title.partial': { defaultMessage: 'Accessibility: partially compliant' },
  'statement.title.none': { defaultMessage: 'Accessibility: not compliant' },
  'statement.commitment': {
    defaultMessage:
      '{city} is committed to making its online services accessible, as article 47 of French law 2005-102 of 11 February 2005 asks. This statement covers the parking portal {address}.',
  },
  'statement.state.title': { defaultMessage: 'State of compliance' },
  'statement.state.full': {
    defaultMessage:
      'The portal meets every criterion of the French accessibility reference (RGAA), version 4.1, that concerns it.',
  },
  'statement.state.partial': {
    defaultMessage:
      'The portal is partially compliant with the French accessibility reference (RGAA), version 4.1, because of the points below.',
  },
  'statement.state.none': {
    defaultMessage:
      'The portal is not compliant with the French accessibility reference (RGAA), version 4.1. The points below say why.',
  },
  'statement.results.title': { defaultMessage: 'Test results' },
  'statement.results.text': {
    defaultMessage:
      'The self-assessment made on {date} by the team that develops the free software Parvis, with the data of a demonstration city, finds that {rate}% of the criteria that apply are met. A criterion that nobody has checked yet counts as not met.',
  },
  'statement.results.limits': {
    defaultMessage:
      'The portal has not yet been tried with screen readers by people who use them every day. Texts that the city writes itself are not part of this assessment.',
  },
  'statement.count.conforming': { defaultMessage: 'Criteria met' },
  'statement.count.non-conforming': { defaultMessage: 'Criteria not met' },
  'statement.count.not-tested': { defaultMessage: 'Criteria not checked' },
  'statement.count.not-applicable': { defaultMessage: 'Criteria that do not apply' },
  'statement.gaps.title': { defaultMessage: 'Content that is not accessible' },
  'statement.gaps.failing': { defaultMessage: 'What does not comply' },
  'statement.gaps.untested': { defaultMessage: 'Criteria still to be checked' },
  'statement.gaps.derogations': { defaultMessage: 'Exemptions for a disproportionate burden' },
  'statement.gaps.derogations.text': { defaultMessage: 'No exemption is claimed.' },
  'statement.gaps.exempt': { defaultMessage: 'Content outside the obligation' },
  'statement.gaps.exempt.text': {
    defaultMessage:
      'Documents that users send themselves. The pages of the identity provider and of the payment service belong to other sites, which have statements of their own.',
  },
  'statement.made.title': { defaultMessage: 'How this statement was made' },
  'statement.made.date': {
    defaultMessage:
      'This statement was made on {date}. It will be reviewed by {until} at the latest, or as soon as a new version changes the result.',
  },
  'statement.made.technologies': { defaultMessage: 'Technologies used' },
  'statement.made.technologies.text': { defaultMessage: 'HTML, CSS, JavaScript, WAI-ARIA, SVG.' },
  'statement.made.tools': { defaultMessage: 'Means of verification' },
  'statement.made.tools.text': {
    defaultMessage:
      'Chromium on a desktop and at the size of a phone (360 and 1280 pixels wide), axe-core 4, keyboard journeys played automatically with each version, in French and English, light and dark, with forced colours, text spacing and a width of 320 pixels.',
  },
  'statement.made.pages': { defaultMessage: 'Pages checked' },
  'statement.made.pages.text': {
    defaultMessage:
      'Sign-in, home and dashboard, detail of a right, subscription and ticket requests at each step, documents to provide, plate change, payment and its result, search for a fine, profile, help and contact, legal notice, personal data, terms of use, accessibility, site map, page not found.',
  },
  'statement.contact.title': { defaultMessage: 'Feedback and contact' },
  'statement.contact.text': {
    defaultMessage:
      'Is a page or a procedure difficult for you? Tell the city: it will answer, and offer you another way or the content in another form.',
  },
  'statement.contact.phone': { defaultMessage: 'Telephone' },
  'statement.contact.email': { defaultMessage: 'Email' },
  'statement.contact.desk': { defaultMessage: 'In person' },
  'statement.remedies.title': { defaultMessage: 'Remedies' },
  'statement.remedies.text': {
    defaultMessage:
      'You reported a lack of accessibility that keeps you from a page or a procedure, and did not get a satisfactory answer? You can:',
  },
  'statement.remedies.form': { defaultMessage: 'write to the Défenseur des droits, the French ombudsman' },
  'statement.remedies.delegate': {
    defaultMessage: 'contact the delegate of the Défenseur des droits in your region',
  },
  'statement.remedies.post': {
    defaultMessage:
      'send a letter, free and without a stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07, France.',
  },
  'statement.grid.title': { defaultMessage: 'Complete audit grid' },
  'statement.grid.caption': { defaultMessage: 'The 106 criteria of RGAA 4.1 and their result on {date}' },
  'statement.grid.criterion': { defaultMessage: 'Criterion' },
  'statement.grid.result': { defaultMessage: 'Result' },
  'statement.grid.how': { defaultMessage: 'Checked by' },
  'statement.grid.show': { defaultMessage: 'Grid of the 106 criteria' },
  'statement.status.conforming': { defaultMessage: 'Met' },
  'statement.status.non-conforming': { defaultMessage: 'Not met' },
  'statement.status.not-tested': { defaultMessage: 'Not checked' },
  'statement.status.not-applicable': { defaultMessage: 'Does not apply' },
  'statement.proof.axe': { defaultMessage: 'axe-core on every page' },
  'statement.proof.comfort': { defaultMessage: 'enlargement, spacing, 320 px, focus' },
  'statement.proof.forced': { defaultMessage: 'forced colours' },
  'statement.proof.language': { defaultMessage: 'change of language' },
  'statement.proof.sitemap': { defaultMessage: 'journey through the site map' },
  'statement.proof.city': { defaultMessage: 'page of the city' },
  'statement.proof.routes': { defaultMessage: 'journey through every address' },
  'statement.proof.keyboard': { defaultMessage: 'keyboard journeys' },
  'statement.proof.journeys': { defaultMessage: 'journeys through procedures' },
  'statement.proof.session': { defaultMessage: 'length of a session' },
  'statement.proof.lint': { defaultMessage: 'check of the code' },
  'statement.proof.review': { defaultMessage: 'visual review' },
})
