import type { DraftStore, KeptFile, LocalDraft } from './draft-store.ts'

/** The offline buffer of one procedure, in memory. */
export function memoryDraftStore(): DraftStore & { readonly held: () => LocalDraft | null } {
  let held: LocalDraft | null = null
  let files: Record<string, KeptFile> = {}
  return {
    held: () => held,
    read: async () => held,
    async write(_key, draft) {
      held = draft
    },
    async drop(_key, writer) {
      if (held?.writer === writer) held = null
    },
    readFiles: async () => files,
    async writeFile(_key, slot, file) {
      files = { ...files, [slot]: file }
    },
    async dropFile(_key, slot) {
      files = Object.fromEntries(Object.entries(files).filter(([name]) => name !== slot))
    },
    async dropAll() {
      held = null
      files = {}
    },
  }
}
