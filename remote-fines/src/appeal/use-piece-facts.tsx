import type { AppealPiece } from '@parvis/shared-kernel/fines'
import type { Fact } from '@parvis/shared-kernel/ui'
import type { SentEvidenceWire } from '@parvis/shared-kernel/wire'
import { useMessages } from '../use-messages.ts'
import styles from './appeal.module.css'

type SentFile = Pick<SentEvidenceWire, 'id' | 'urn' | 'name' | 'size'>

/**
 * Facts about files, each under what it was sent as: a camera's file name says nothing. Those of pieces that are not
 * among the asked ones, which the city may have removed from its form since, come last.
 */
export function usePieceFacts() {
  const { t, formatFileSize } = useMessages()
  return (asked: readonly AppealPiece[], files: readonly SentFile[]): readonly Fact[] => {
    const terms = new Set([...asked.map(({ name }) => name), t('appeal.step.documents')])
    const termOf = ({ id }: SentFile) =>
      asked.find(piece => piece.id === id)?.name || t('appeal.step.documents')
    return [...terms].flatMap(term => {
      const own = files.filter(file => termOf(file) === term)
      const description = own.map(({ urn, name, size }) => (
        <span key={urn} className={styles.line}>
          {name} ({formatFileSize(size)})
        </span>
      ))
      return own.length === 0 ? [] : [{ term, description }]
    })
  }
}
