const PLAIN = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '’': "'",
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '\u2011': '-',
  '…': '...',
} as const

const TYPOGRAPHIC = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/**
 * Text with the plain characters of the GSM alphabet (3GPP TS 23.038) in place of typographic ones. One character of
 * another alphabet shortens the parts of a message from 160 to 70 characters, and gateways charge each part. Letters are
 * kept, since a name is not to be misspelt.
 */
export const gsmText = (text: string): string =>
  text.replace(TYPOGRAPHIC, character => PLAIN[character as keyof typeof PLAIN])
