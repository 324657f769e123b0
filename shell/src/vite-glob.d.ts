/** Vite's glob import, with which tests read the remotes' manifests and file names. */
interface ImportMeta {
  glob(pattern: string): Record<string, () => Promise<unknown>>
  glob<Module>(pattern: string, options: { readonly eager: true }): Record<string, Module>
}
