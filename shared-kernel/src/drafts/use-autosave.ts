import { useRemote } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import type { AutosaveControls } from './autosave.ts'

/** Runs the autosave while the screen is mounted; flushes when the page or session may end and when back online. */
export function useAutosave(autosave: AutosaveControls): void {
  const { listen } = useRemote()
  useEffect(() => {
    autosave.start()
    const flush = () => autosave.flush()
    const leave = () => autosave.flush(true)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    const stopListening = listen(({ kind }) => kind === 'leaving' && leave())
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      stopListening()
      autosave.stop()
    }
  }, [autosave, listen])
}
