import { useQueryClient } from '@parvis/shared-kernel/remote'

/** Reads the city's offers and definitions again: it refused an answer that they allowed when they were read. */
export function usePlansAgain(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const name of ['plans', 'definitions']) void queries.invalidateQueries({ queryKey: [name] })
  }
}
