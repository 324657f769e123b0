import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './parts.ts'

const sheets = globSync('{shell,remote-*,shared-kernel}/src/**/*.css', { cwd: ROOT }).map(file => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}))
const isModule = (file: string) => file.endsWith('.module.css')
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name))
const declaredIn = (text: string) => namesIn(text, /(--[\w-]+)\s*:/g)
const readIn = (text: string) => namesIn(text, /var\((--[\w-]+)/g)

it('no sheet reads a property that only another module declares: the bundler renames those', () => {
  const everywhere = new Set(
    sheets.filter(({ file }) => !isModule(file)).flatMap(({ text }) => [...declaredIn(text)]),
  )
  const ofModules = new Set(
    sheets.filter(({ file }) => isModule(file)).flatMap(({ text }) => [...declaredIn(text)]),
  )
  const lost = sheets.flatMap(({ file, text }) => {
    const own = declaredIn(text)
    return [...readIn(text)]
      .filter(name => ofModules.has(name) && !everywhere.has(name) && !own.has(name))
      .map(name => `${file} reads ${name}`)
  })
  expect(sheets.length).toBeGreaterThan(100)
  expect(ofModules.size).toBeGreaterThan(5)
  expect(lost).toEqual([])
})

it('no sheet measures a container in rem: in a page that embeds a part those are that page’s', () => {
  const measured = sheets.filter(({ text }) => /@container[^{]*\drem/.test(text)).map(({ file }) => file)
  expect(measured).toEqual([])
})

it('no sheet turns an order round: the keyboard and screen readers follow the document, not what is seen', () => {
  const turned = sheets.filter(({ text }) => /(?:row|column|wrap)-reverse/.test(text)).map(({ file }) => file)
  expect(turned).toEqual([])
})

it('what sticks to the foot of the screen hides no focus: what stands above it is scrolled clear of it', () => {
  const atFoot = sheets.filter(({ text }) => /position: sticky;[^{}]*inset-block-end: 0;/.test(text))
  expect(atFoot.length).toBeGreaterThan(1)
  const hiding = atFoot.filter(
    ({ text }) => !/:has\(> \.\w+\) > [^{}]*\{\s*scroll-margin-block-end:/.test(text),
  )
  expect(hiding.map(({ file }) => file)).toEqual([])
})

it('no sheet lays a text over what follows it, which it would hide once text is enlarged', () => {
  const laid = sheets.filter(({ text }) => /position: absolute;[^{}]*inset-block-start: 100%/.test(text))
  expect(laid.map(({ file }) => file)).toEqual([])
})

const sources = globSync('{shell,remote-*,shared-kernel}/src/**/*.{ts,tsx}', { cwd: ROOT }).map(file =>
  readFileSync(join(ROOT, file), 'utf8'),
)

/** What the sources read of a module; null where they choose a class by a value. */
function classesRead(module: string): Set<string> | null {
  const read = new Set<string>()
  for (const source of sources) {
    const name = new RegExp(`import (\\w+) from '[^']*/${module}'`).exec(source)?.[1]
    if (name === undefined) continue
    if (new RegExp(`\\b${name}\\[[^']`).test(source)) return null
    for (const [, dotted, quoted] of source.matchAll(
      new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'),
    ))
      read.add(dotted ?? quoted ?? '')
  }
  return read
}

it('no module keeps a class that no screen wears', () => {
  const unworn = sheets
    .filter(({ file }) => isModule(file))
    .flatMap(({ file, text }) => {
      const read = classesRead(basename(file))
      const declared = namesIn(text.replace(/\/\*.*?\*\//gs, ''), /\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)
      return [...declared].filter(name => read && !read.has(name ?? '')).map(name => `${file}: ${name}`)
    })
  expect(unworn).toEqual([])
})
