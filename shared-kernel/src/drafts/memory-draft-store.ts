import type { DraftStore, KeptFile, LocalDraft } from './draft-store.ts'

/** The offline buffer of one procedure, in memory. */
export function memoryDraftStore(): DraftStore & { readonly held: () => LocalDraft | null } {
  const drafts = new Map<string, LocalDraft>()
  let files: Record<string, KeptFile> = {}
  return {
    held: () => [...drafts.values()].at(-1) ?? null,
    read: async () => [...drafts.values()],
    async write(_key, draft) {
      drafts.set(draft.writer, draft)
    },
    async drop(_key, writer, savedAt = drafts.get(writer)?.savedAt) {
      if (drafts.get(writer)?.savedAt === savedAt) drafts.delete(writer)
    },
    readFiles: async () => files,
    async writeFile(_key, slot, file) {
      files = { ...files, [slot]: file }
    },
    async dropFile(_key, slot) {
      files = Object.fromEntries(Object.entries(files).filter(([name]) => name !== slot))
    },
    async dropAll() {
      drafts.clear()
      files = {}
    },
  }
}
