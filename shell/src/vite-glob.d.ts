/** Vite's glob import, of which tests read the remotes' manifests. */
interface ImportMeta {
  glob<Module>(pattern: string, options: { readonly eager: true }): Record<string, Module>
}
