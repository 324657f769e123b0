import { type Html, html } from '../html.ts'
import { type Letter, type LetterBlock, linesOf } from './letter-model.ts'

// Styles are inline, since some mail programs drop style sheets; the sheet only adds dark colours for programs that
// support it. Nothing is fetched: no picture, font or script.
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;color:#1d2427;overflow-wrap:anywhere`
const BUTTON = `display:inline-block;padding:12px 20px;${FONT};font-size:16px;line-height:1.3;font-weight:600;color:#ffffff;background:#1d4e5f;border-radius:8px;text-decoration:none`
const LINK = `${FONT};font-size:16px;line-height:1.5;color:#1d4e5f;text-decoration:underline`
const QUOTE = 'margin:0 0 16px;padding:2px 0 2px 14px;border-left:4px solid #8a949a'

const DARK = html`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){.paper{background:#14181a!important}.card{background:#1d2326!important;border-color:#353d41!important}
.ink{color:#eef1f0!important}.soft{color:#a7b1b5!important}.link{color:#8fd0e3!important}.button{background:#8fd0e3!important;color:#14181a!important}}`

/** Keeps a date and its time on one line. */
const MOMENT = /(\d{2}\/\d{2}\/\d{4}\s-\s\d{2}:\d{2})/u

const unbroken = (line: string): readonly Html[] =>
  line
    .split(MOMENT)
    .map((part, index) =>
      index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`,
    )

const withBreaks = (lines: readonly string[]): readonly Html[] =>
  lines.map((line, index) => html`${index > 0 && html`<br>`}${unbroken(line)}`)

const paragraph = (lines: readonly string[], style = TEXT): Html =>
  html`<p class="ink" style="${style}">${withBreaks(lines)}</p>`

const quoteHtml = (quoted: string): Html => {
  const parts = quoted.split(/\n{2,}/)
  return html`<blockquote style="${QUOTE}">${parts.map((part, index) =>
    paragraph(linesOf(part), index === parts.length - 1 ? `${TEXT};margin:0` : TEXT),
  )}</blockquote>`
}

const blockHtml = (block: LetterBlock): Html => {
  if (block.kind === 'lines') return paragraph(block.lines)
  if (block.kind === 'quote') return quoteHtml(block.quoted)
  if (block.kind === 'list')
    return html`<ul style="margin:0 0 16px;padding:0 0 0 22px">${block.items.map(
      item => html`<li class="ink" style="${TEXT};margin:0 0 4px">${item}</li>`,
    )}</ul>`
  const { label, href } = block.link
  return block.isFirst
    ? html`<p style="margin:0 0 20px"><a class="button" href="${href}" target="_blank" style="${BUTTON}">${label}</a></p>`
    : html`<p style="margin:0 0 16px"><a class="link" href="${href}" target="_blank" style="${LINK}">${label}</a></p>`
}

/** A letter as HTML for mail programs: one column, the city's name, the subject as its heading, light and dark. */
export const letterHtml = ({ lang, subject, greeting, blocks, signature }: Letter): string =>
  html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;padding:0;background:#f4f2ec">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#f4f2ec"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:600px;background:#ffffff;border:1px solid #ddd8cd;border-radius:10px"><tr><td style="padding:24px">
<p class="soft" style="${TEXT};color:#5a646a;font-size:14px">${signature[0]}</p>
<h1 class="ink" style="${TEXT};font-size:22px;line-height:1.25;font-weight:700">${unbroken(subject)}</h1>
${paragraph([greeting])}
${blocks.map(blockHtml)}
<p class="soft" style="${TEXT};margin:24px 0 0;color:#5a646a">${withBreaks(signature)}</p>
</td></tr></table>
</td></tr></table>
</body></html>`.safe
