import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uiFr } from '@parvis/shared-kernel/messages/ui.fr'
import ts from 'typescript'
import { ROOT } from './source-version.ts'

const KERNEL = join(ROOT, 'shared-kernel')

/**
 * Entry points outside the API: test helpers, styles, the wire types, which the OpenAPI document describes, and
 * messages, which are built into a part, except those of the kit.
 */
const NO_API = /^\.\/(testing|messages|wire|package\.json|ui\/styles\.css)/

/**
 * Lists everything that the kernel gives to parts: one line per export of each entry point, with its type, and the ids
 * of the kit's messages, which a part of the same kernel takes from the shell. A change here affects remotes that are
 * built elsewhere.
 */
export function kernelApi(): string {
  const entries = entriesOf()
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    optionsOf('tsconfig.browser.json'),
  )
  const checker = program.getTypeChecker()
  const sections = entries.map(({ name, file }) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const lines = module ? linesOf(checker, module) : []
    return [`# ${name}`, ...lines.sort()].join('\n')
  })
  const messages = ['# messages of the kit', ...Object.keys(uiFr).sort()].join('\n')
  return `${[...sections, messages].join('\n\n')}\n`
}

function entriesOf(): { name: string; file: string }[] {
  const { exports } = JSON.parse(readFileSync(join(KERNEL, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.entries(exports)
    .filter(([name]) => !NO_API.test(name))
    .flatMap(([name, entry]) =>
      globSync(entry, { cwd: KERNEL }).map(file => {
        const [head = '', tail = ''] = entry.split('*')
        return {
          name: name.replace('*', () => file.slice(head.length - 2, -tail.length)),
          file: join(KERNEL, file),
        }
      }),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function optionsOf(settings: string): ts.CompilerOptions {
  const file = join(ROOT, settings)
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown }
  return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options
}

const linesOf = (checker: ts.TypeChecker, module: ts.Symbol): string[] =>
  checker.getExportsOfModule(module).flatMap(exported => linesOfExport(checker, exported))

/**
 * Resolves aliases, since an entry point mostly re-exports what a room defines. A namespace export yields a line for
 * each of its members.
 */
function linesOfExport(checker: ts.TypeChecker, exported: ts.Symbol): string[] {
  const { name } = exported
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  if (symbol.flags & ts.SymbolFlags.ValueModule)
    return linesOf(checker, symbol).map(line => `${name}.${line}`)
  const declaration = symbol.declarations?.[0]
  if (!declaration) return [name]
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return [`${name}: ${written(declaration)}`]
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  return [`${name}: ${checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)}`]
}

/** Returns the declaration's source text without comments and line breaks. */
function written(declaration: ts.Declaration): string {
  const printer = ts.createPrinter({ removeComments: true })
  const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
  return text.replace(/\s+/g, ' ')
}
