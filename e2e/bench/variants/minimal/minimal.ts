import { join } from 'node:path'
import { SOURCE_RULES } from '@parvis/build'
import { builtAnswers, bundle } from '../bundle.ts'

const FOLDER = import.meta.dirname
const SCRIPT = 'minimal.js'

/** React and a list of cards only: a lower bound for any page rendered by React. */
export async function buildMinimal(output: string): Promise<ReadonlyMap<string, string>> {
  await bundle({
    context: FOLDER,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { minimal: join(FOLDER, 'minimal-page.tsx') },
    output: { path: output, filename: '[name].js', clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: SOURCE_RULES },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  })
  return builtAnswers(output, '/minimal')
}

/** Requests `data` in its head, as the portal's pages do. */
export function minimalHtml(title: string, data: readonly string[]): string {
  const ask = `const kept=JSON.parse(sessionStorage.getItem('parvis.session'))
const headers={accept:'application/json','accept-language':'fr'}
if(kept)headers.authorization='Bearer '+kept.token
window.earlyAnswers=${JSON.stringify(data)}.map(path=>fetch(path,{headers}))`
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><link rel="icon" href="/icon.svg">`,
    `<script>${ask.replaceAll('<', '\\u003c')}</script>`,
    `<script src="/minimal/${SCRIPT}" defer></script>`,
    '</head><body><div id="minimal"></div></body></html>',
  ].join('\n')
}
