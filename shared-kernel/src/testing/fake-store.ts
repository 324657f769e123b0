export interface FakeStore {
  /** Status of the store's following responses. */
  status: number
  /** URLs that received a file. */
  readonly sent: string[]
  /** Restores the browser's own requests. */
  remove(): void
}

/** A fake evidence store that answers every upload at once; replaces `XMLHttpRequest`, which sends the files. */
export function fakeStore(): FakeStore {
  const own = globalThis.XMLHttpRequest
  const store: FakeStore = {
    status: 200,
    sent: [],
    remove: () => {
      globalThis.XMLHttpRequest = own
    },
  }
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {}
    status = 0
    responseText = ''
    url = ''
    onload = () => {}
    onabort = () => {}
    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader() {}
    abort() {
      this.onabort()
    }
    send() {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
      this.status = store.status
      this.responseText = store.status < 500 ? '{"error":"FileUnreadable"}' : '{}'
      if (store.status < 300) store.sent.push(this.url)
      setTimeout(() => this.onload(), 0)
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest
  return store
}
