import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@parvis/build/parts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

/**
 * Sources of `ref` in a separate worktree, installed and built with their own commands. Kept, so that comparing with
 * the same commit again is free; `git worktree remove` deletes it.
 */
export function olderSources(ref: string): { readonly folder: string; readonly name: string } {
  const sha = git('rev-parse', '--verify', `${ref}^{commit}`)
  const folder = join(ROOT, '.parvis/bench', sha)
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, sha)
  shareToolchain(folder)
  const bootstrap = join(folder, 'deploy/start/bin/parvis.mjs')
  // The older bootstrap first installs from its own lockfile.
  execFileSync(process.execPath, [bootstrap, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { folder, name: sha.slice(0, 7) }
}

/** Shares the downloaded Node and pnpm. */
function shareToolchain(folder: string): void {
  const [own, shared] = [folder, ROOT].map(root => join(root, '.parvis/toolchain')) as [string, string]
  if (existsSync(own) || !existsSync(shared)) return
  mkdirSync(join(folder, '.parvis'), { recursive: true })
  symlinkSync(shared, own)
}
