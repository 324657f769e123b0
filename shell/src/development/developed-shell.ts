import type { DevelopmentOverride } from './development-override.ts'

/**
 * Runs the shell of a development server in place of the one that is running. That one asks here too, and is told that
 * it is to go on by its script standing in the page. False also where the server gives nothing: the published one stays.
 */
export async function isDevelopedShellRun(page: Document, override: DevelopmentOverride): Promise<boolean> {
  if (override.part !== 'shell') return false
  if ([...page.scripts].some(({ src }) => src === override.entry)) return false
  const script = page.createElement('script')
  script.src = override.entry
  script.crossOrigin = 'anonymous'
  const came = new Promise<boolean>(resolve => {
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
  })
  page.head.append(script)
  return came
}
