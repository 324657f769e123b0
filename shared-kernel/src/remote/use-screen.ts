import { useEffect } from 'react'
import { useRemote } from './remote-context.ts'

/** Says which screen is shown: the shell sets the document's title and reads it out once. */
export function useScreen(title: string, isError = false): void {
  const { announce } = useRemote()
  useEffect(() => {
    announce({ kind: 'screen', title, isError })
  }, [announce, title, isError])
}
