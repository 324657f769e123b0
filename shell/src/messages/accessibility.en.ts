import type { StatementMessageId } from './accessibility.fr.ts'

export const accessibilityEn = {
  'statement.title.full': 'Accessibility: fully compliant',
  'statement.title.partial': 'Accessibility: partially compliant',
  'statement.title.none': 'Accessibility: not compliant',
  'statement.commitment':
    '{city} is committed to making its online services accessible, as article 47 of French law 2005-102 of 11 February 2005 asks. This statement covers the parking portal {address}.',
  'statement.state.title': 'State of compliance',
  'statement.state.full':
    'The portal meets every criterion of the French accessibility reference (RGAA), version 4.1, that concerns it.',
  'statement.state.partial':
    'The portal is partially compliant with the French accessibility reference (RGAA), version 4.1, because of the points below.',
  'statement.state.none':
    'The portal is not compliant with the French accessibility reference (RGAA), version 4.1. The points below say why.',
  'statement.results.title': 'Test results',
  'statement.results.text':
    'The self-assessment made on {date} by the team that develops the free software Parvis, with the data of a demonstration city, finds that {rate}% of the criteria that apply are met. A criterion that nobody has checked yet counts as not met.',
  'statement.results.limits':
    'The portal has not yet been tried with screen readers by people who use them every day. Texts that the city writes itself are not part of this assessment.',
  'statement.count.conforming': 'Criteria met',
  'statement.count.non-conforming': 'Criteria not met',
  'statement.count.not-tested': 'Criteria not checked',
  'statement.count.not-applicable': 'Criteria that do not apply',
  'statement.gaps.title': 'Content that is not accessible',
  'statement.gaps.failing': 'What does not comply',
  'statement.gaps.untested': 'Criteria still to be checked',
  'statement.gaps.derogations': 'Exemptions for a disproportionate burden',
  'statement.gaps.derogations.text': 'No exemption is claimed.',
  'statement.gaps.exempt': 'Content outside the obligation',
  'statement.gaps.exempt.text':
    'Documents that users send themselves. The pages of the identity provider and of the payment service belong to other sites, which have statements of their own.',
  'statement.made.title': 'How this statement was made',
  'statement.made.date':
    'This statement was made on {date}. It will be reviewed by {until} at the latest, or as soon as a new version changes the result.',
  'statement.made.technologies': 'Technologies used',
  'statement.made.technologies.text': 'HTML, CSS, JavaScript, WAI-ARIA, SVG.',
  'statement.made.tools': 'Means of verification',
  'statement.made.tools.text':
    'Chromium on a desktop and at the size of a phone (360 and 1280 pixels wide), axe-core 4, keyboard journeys played automatically with each version, in French and English, light and dark, with forced colours, text spacing and a width of 320 pixels.',
  'statement.made.pages': 'Pages checked',
  'statement.made.pages.text':
    'Sign-in, home and dashboard, detail of a right, subscription and ticket requests at each step, documents to provide, plate change, payment and its result, search for a fine, profile, help and contact, legal notice, personal data, terms of use, accessibility, site map, page not found.',
  'statement.contact.title': 'Feedback and contact',
  'statement.contact.text':
    'Is a page or a procedure difficult for you? Tell the city: it will answer, and offer you another way or the content in another form.',
  'statement.contact.phone': 'Telephone',
  'statement.contact.email': 'Email',
  'statement.contact.desk': 'In person',
  'statement.remedies.title': 'Remedies',
  'statement.remedies.text':
    'You reported a lack of accessibility that keeps you from a page or a procedure, and did not get a satisfactory answer? You can:',
  'statement.remedies.form': 'write to the Défenseur des droits, the French ombudsman',
  'statement.remedies.delegate': 'contact the delegate of the Défenseur des droits in your region',
  'statement.remedies.post':
    'send a letter, free and without a stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07, France.',
  'statement.grid.title': 'Complete audit grid',
  'statement.grid.caption': 'The 106 criteria of RGAA 4.1 and their result on {date}',
  'statement.grid.criterion': 'Criterion',
  'statement.grid.result': 'Result',
  'statement.grid.how': 'Checked by',
  'statement.grid.show': 'Grid of the 106 criteria',
  'statement.status.conforming': 'Met',
  'statement.status.non-conforming': 'Not met',
  'statement.status.not-tested': 'Not checked',
  'statement.status.not-applicable': 'Does not apply',
  'statement.proof.axe': 'axe-core on every page',
  'statement.proof.comfort': 'enlargement, spacing, 320 px, focus',
  'statement.proof.forced': 'forced colours',
  'statement.proof.language': 'change of language',
  'statement.proof.sitemap': 'journey through the site map',
  'statement.proof.city': 'page of the city',
  'statement.proof.routes': 'journey through every address',
  'statement.proof.keyboard': 'keyboard journeys',
  'statement.proof.journeys': 'journeys through procedures',
  'statement.proof.session': 'length of a session',
  'statement.proof.lint': 'check of the code',
  'statement.proof.review': 'visual review',
} as const satisfies Record<StatementMessageId, string>
