import { useEffect, useState } from 'react'
import { isSending, type Uploads } from './uploads.model.ts'

/** Waits for the render with the uploaded files before acting. */
const DUE = ''

interface SubmitOptions {
  readonly uploads: Uploads
  /** The other content to be sent, as one text: changing it cancels the press. */
  readonly written?: string
  readonly act: () => void
}

export interface SubmitOnceUploaded {
  readonly press: () => void
  /** Pressed while a file is still uploading. */
  readonly isWaiting: boolean
}

/**
 * Keeps a press during uploads and acts once the last file has arrived or failed. Removing a file or changing the
 * text meanwhile cancels it, so that nothing unfinished is sent.
 */
export function useSubmitOnceUploaded({ uploads, written = '', act }: SubmitOptions): SubmitOnceUploaded {
  const [pressedOn, setPressedOn] = useState<string | null>(null)
  const isUnderWay = isSending(uploads)
  const current = JSON.stringify([written, Object.keys(uploads)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the uploads counts
  useEffect(() => {
    if (pressedOn === null || isUnderWay) return
    if (pressedOn === DUE) act()
    setPressedOn(pressedOn === current ? DUE : null)
  }, [pressedOn, isUnderWay])
  return {
    isWaiting: pressedOn === current || pressedOn === DUE,
    press() {
      if (isUnderWay) setPressedOn(current)
      else act()
    },
  }
}
