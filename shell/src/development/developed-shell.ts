import type { DevelopmentOverride } from './development-override.ts'

/**
 * Runs the development server's shell instead of this one. That shell calls this too and gets false, because its script
 * is in the page. Also false if the script fails to load: the published shell continues.
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
