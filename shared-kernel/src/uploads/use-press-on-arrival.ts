import { useEffect, useState } from 'react'
import { isSending, type Uploads } from './uploads.model.ts'

/** The files are there: what they change elsewhere is drawn before the press acts. */
const DUE = ''

interface PressOptions {
  readonly uploads: Uploads
  /** What else would be sent, as one text: a change after the press takes the press back. */
  readonly written?: string
  readonly act: () => void
}

export interface PressOnArrival {
  readonly press: () => void
  /** Pressed, and a file is still on its way. */
  readonly isWaiting: boolean
}

/**
 * A press while files are on their way is kept, and acts once when the last has arrived or failed. A file that is taken
 * away or a word that is written meanwhile takes it back: nobody sends what is half done.
 */
export function usePressOnArrival({ uploads, written = '', act }: PressOptions): PressOnArrival {
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
