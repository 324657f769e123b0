/** Vite's glob import, of which tests read the remotes' manifests and the names of files. */
interface ImportMeta {
  glob(pattern: string): Record<string, () => Promise<unknown>>
  glob<Module>(pattern: string, options: { readonly eager: true }): Record<string, Module>
}
