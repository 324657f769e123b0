import { useEffect } from 'react'
import { useScreenPlace } from './over-screen.ts'
import { useRemote } from './remote-context.ts'

/**
 * Announces the current screen: the shell sets the document's title and reads it out once. A screen below another is
 * announced only when it is uncovered.
 */
export function useScreen(title: string, isError = false): void {
  const { announce } = useRemote()
  const place = useScreenPlace()
  useEffect(() => {
    if (place !== 'under') announce({ kind: 'screen', title, isError, isOver: place === 'over' })
  }, [announce, title, isError, place])
}
