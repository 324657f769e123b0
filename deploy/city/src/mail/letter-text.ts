import { DASH, type Letter, type LetterBlock } from './letter-model.ts'

type LinkText = (label: string, href: string) => string

const textOf = (block: LetterBlock, linkText: LinkText): string => {
  if (block.kind === 'link') return linkText(block.link.label, block.link.href)
  if (block.kind === 'list') return block.items.map(item => `${DASH}${item}`).join('\n')
  if (block.kind === 'quote') return block.quoted
  return block.lines.join('\n')
}

/** Renders a letter as plain text; each URL stands on its own line below its label. */
export const letterText = ({ greeting, blocks, signature }: Letter, linkText: LinkText): string =>
  [greeting, ...blocks.map(block => textOf(block, linkText)), signature.join('\n')].join('\n\n')
