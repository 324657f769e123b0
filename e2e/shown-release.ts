import type { APIRequestContext } from 'playwright/test'

interface ShownRelease {
  readonly shell: { readonly version: string }
  readonly remotes: Readonly<
    Record<string, { readonly version: string; readonly routes: readonly ShownRoute[] }>
  >
}

export interface ShownRoute {
  readonly pattern: string
  readonly access: string
}

/** The release that a portal currently shows, with its text as signed. */
export async function shownRelease(request: APIRequestContext, portal: string): Promise<ShownRelease> {
  const answer = await request.get(`${portal}/release.json`)
  const { text } = (await answer.json()) as { text: string }
  return JSON.parse(text) as ShownRelease
}
