import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import { tabStore } from '@parvis/shared-kernel/session'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { isDevelopedShellRun } from './developed-shell.ts'
import { DevelopmentNote } from './development-note.tsx'
import { developmentOverride, isServed, withDevelopment } from './development-override.ts'

/**
 * What this page takes from a development server, if anything. `elsewhere`: a shell under development runs this page.
 *
 * @param allowed origins named by the city's release
 */
export async function developmentHere(allowed: readonly string[]) {
  const override = developmentOverride(location.search, tabStore(), allowed)
  if (!override || !(await isServed(override))) return undefined
  if (await isDevelopedShellRun(document, override)) return 'elsewhere'
  return {
    withDevelopment: (release: PageRelease) => withDevelopment(release, override),
    note: (config: CityConfig) => <DevelopmentNote name={override.part} config={config} />,
  }
}
