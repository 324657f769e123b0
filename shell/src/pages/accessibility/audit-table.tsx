import { useI18n } from '@parvis/shared-kernel/i18n'
import type { StatementMessageId } from '../../messages/accessibility.fr.ts'
import { AUDIT_GRID } from './audit-grid.ts'
import styles from './audit-table.module.css'
import type { AuditedCriterion } from './conformity.model.ts'

/** Every criterion with its result and proof. */
export function AuditTable({ caption }: { readonly caption: string }) {
  const { locale, t } = useI18n<StatementMessageId>()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.grid.criterion')}</th>
          <th scope="col">{t('statement.grid.result')}</th>
          <th scope="col">{t('statement.grid.how')}</th>
        </tr>
      </thead>
      <tbody>
        {AUDIT_GRID.map(one => (
          <tr key={one.criterion}>
            <th scope="row">
              {one.criterion} {one.name[locale]}
            </th>
            <td>{t(`statement.status.${one.status}`)}</td>
            <td>
              <How one={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function How({ one }: { readonly one: AuditedCriterion }) {
  const { locale, t } = useI18n<StatementMessageId>()
  if (one.status === 'conforming') return one.by.map(proof => t(`statement.proof.${proof}`)).join(' · ')
  return 'why' in one ? one.why[locale] : '–'
}
