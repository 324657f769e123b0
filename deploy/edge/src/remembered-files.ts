import type { Site } from '@parvis/release'

/** Bytes for all files together, 64 MB; one city's pages with every part take less than 1 MB. */
const ROOM_BYTES = 64 * 1024 * 1024

type Read = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

const known = new WeakMap<Site, Read>()

/** Caches immutable files of a remote site while there is room. */
export function rememberedFiles(site: Site): Read {
  const read = known.get(site) ?? remembering(site)
  known.set(site, read)
  return read
}

function remembering(site: Site): Read {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const asked = new Map<string, ReturnType<Read>>()
  let size = 0
  const keep = (path: string, content: Uint8Array<ArrayBuffer>) => {
    files.set(path, content)
    size += content.length
    for (const [oldest, { length }] of files) {
      if (size <= ROOM_BYTES) return
      files.delete(oldest)
      size -= length
    }
  }
  const ask = async (path: string) => {
    try {
      const found = await site.read(path)
      const content = found && new Uint8Array(found)
      if (content) keep(path, content)
      return content
    } finally {
      asked.delete(path)
    }
  }
  return async path => {
    const content = files.get(path)
    if (content) return content
    const asking = asked.get(path) ?? ask(path)
    asked.set(path, asking)
    return asking
  }
}
