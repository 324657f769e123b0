import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@parvis/build/parts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

/**
 * The sources of `ref` in a worktree of their own, installed and built by their own commands. It is kept: measuring
 * against the same commit again costs nothing. `git worktree remove` takes it away.
 */
export function olderSources(ref: string): { readonly folder: string; readonly name: string } {
  const sha = git('rev-parse', '--verify', `${ref}^{commit}`)
  const folder = join(ROOT, '.parvis/bench', sha)
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, sha)
  shareToolchain(folder)
  const bootstrap = join(folder, 'deploy/start/bin/parvis.mjs')
  // Installs from that commit's lockfile first.
  execFileSync(process.execPath, [bootstrap, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { folder, name: sha.slice(0, 7) }
}

/** Node and pnpm are fetched once. */
function shareToolchain(folder: string): void {
  const [own, shared] = [folder, ROOT].map(root => join(root, '.parvis/toolchain')) as [string, string]
  if (existsSync(own) || !existsSync(shared)) return
  mkdirSync(join(folder, '.parvis'), { recursive: true })
  symlinkSync(shared, own)
}
