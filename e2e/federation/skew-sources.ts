import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from '@parvis/build/parts'
import { PLACES } from './file-faults.ts'

/** Copies a part's sources to a fixed path: builds are cached by content, which includes the folder's name. */
function copyOf(part: string, label: string): string {
  const folder = join(ROOT, '.parvis/e2e-skew', `${part}-${label}`)
  rmSync(folder, { recursive: true, force: true })
  const name = part === 'shell' ? part : `remote-${part}`
  const copy = join(folder, name)
  // Keeps symbolic links' targets and files' times: a watching bundler takes new files for changed ones, and would
  // rebuild while a page loads the first build.
  cpSync(join(ROOT, name), copy, { recursive: true, preserveTimestamps: true })
  return copy
}

export function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} is not what this test expects: nothing to change in it`)
  // Writes atomically: a watching development server never reads, or builds, half a file.
  writeFileSync(`${file}~`, after)
  renameSync(`${file}~`, file)
}

const withVersion = (folder: string, version: string) =>
  edit(join(folder, 'package.json'), text => text.replace(/"version": "[^"]+"/, `"version": "${version}"`))

/** The remote built with another version of the kernel. */
export function onKernel(remote: string, version: string): string {
  const copy = copyOf(remote, `kernel-${version}`)
  const kernel = join(copy, '../shared-kernel')
  const original = join(ROOT, 'shared-kernel')
  for (const name of ['src', 'package.json', 'css-modules.d.ts'])
    cpSync(join(original, name), join(kernel, name), { recursive: true })
  symlinkSync(join(original, 'node_modules'), join(kernel, 'node_modules'))
  withVersion(kernel, version)
  const link = join(copy, 'node_modules/@parvis/shared-kernel')
  rmSync(link)
  symlinkSync(kernel, link)
  return copy
}

/** Set by the React of such a copy when it runs. */
export const OTHER_REACT = 'otherReactRan'

/** The remote with another version of React than the shell's. */
export function onReact(remote: string, version: string): string {
  const copy = copyOf(remote, `react-${version}`)
  // Change the version too: builds are cached by sources and lockfile, which do not contain this React.
  withVersion(copy, '0.1.1')
  const dom = createRequire(join(ROOT, 'shared-kernel/package.json')).resolve('react-dom/package.json')
  for (const name of ['react', 'react-dom']) {
    const own = join(copy, 'node_modules', name)
    rmSync(own, { recursive: true, force: true })
    cpSync(dirname(createRequire(dom).resolve(`${name}/package.json`)), own, { recursive: true })
    withVersion(own, version)
  }
  appendFileSync(join(copy, 'node_modules/react/index.js'), `\nglobalThis.${OTHER_REACT} = true\n`)
  symlinkSync(
    dirname(createRequire(dom).resolve('scheduler/package.json')),
    join(copy, 'node_modules/scheduler'),
  )
  return copy
}

/** A copy of the part to modify during development. */
export const underDevelopment = (part: string): string => copyOf(part, 'development')

/**
 * Message of deliberate failures; behind a condition that the bundler cannot evaluate, so that the remaining code is
 * kept.
 */
export const BROKEN = 'broken on purpose'
const THROW = `if (globalThis.document) throw new Error('${BROKEN}')`

/** Places where a remote can be made to throw. */
export const BREAKS = {
  entry: folder => appendFileSync(join(folder, 'src/entry.ts'), `\n${THROW}\n`),
  mount: folder =>
    edit(join(folder, 'src/entry.ts'), text =>
      text
        .replace('export const mount = createMount', 'const whole = createMount')
        .concat(
          `\nexport const mount: typeof whole = (...given) => {\n${THROW}\nreturn whole(...given)\n}\n`,
        ),
    ),
  page: (folder, page) => appendFileSync(join(folder, `src/routes/${page}.route.tsx`), `\n${THROW}\n`),
  words: folder => appendFileSync(join(folder, 'src/messages/fr.ts'), `\n${THROW}\n`),
} as const satisfies Record<string, (folder: string, page: string) => void>

export type Break = keyof typeof BREAKS

export function broken(remote: string, what: Break): string {
  const copy = copyOf(remote, `throws-${what}`)
  BREAKS[what](copy, PLACES[remote]?.page ?? '')
  return copy
}
