export interface FakeStore {
  /** Status that the store answers from now on. */
  status: number
  /** Addresses at which a file has arrived. */
  readonly sent: string[]
  /** Gives the browser's own requests back. */
  remove(): void
}

/** An evidence store that answers every file at once: stands in for `XMLHttpRequest`, by which files are sent. */
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
