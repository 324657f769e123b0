import { useEffect } from 'react'
import { useScreenPlace } from './over-screen.ts'
import { useRemote } from './remote-context.ts'

/**
 * Says which screen is shown: the shell sets the document's title and reads it out once. One that another was opened
 * over says nothing until it is seen again.
 */
export function useScreen(title: string, isError = false): void {
  const { announce } = useRemote()
  const place = useScreenPlace()
  useEffect(() => {
    if (place !== 'under') announce({ kind: 'screen', title, isError, isOver: place === 'over' })
  }, [announce, title, isError, place])
}
