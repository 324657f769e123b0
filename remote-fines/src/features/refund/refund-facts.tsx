import { fetchDocument } from '@parvis/shared-kernel/api'
import { fineIdGroups, type Refund } from '@parvis/shared-kernel/fines'
import { PAGES, pathTo, rightPath } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Facts, FineNumber, Link, Section } from '@parvis/shared-kernel/ui'
import { useCase } from '../../case-access/case-access.tsx'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { PaperLine, PaperList } from '../../papers/paper-line.tsx'
import { useMessages } from '../../use-messages.ts'

/** What the refund is for, the decision and its document. */
export function RefundFacts({ refund }: { readonly refund: Refund }) {
  const { t } = useMessages()
  const { api } = useCase()
  const { locale } = useRemote()
  return (
    <Section title={t('refund.facts')}>
      <FactList refund={refund} />
      <Origin refund={refund} />
      <PaperList>
        <PaperLine
          name={t('refund.paper')}
          load={isDownload => fetchDocument(api, { kind: 'refund', id: refund.id, lang: locale, isDownload })}
        />
      </PaperList>
    </Section>
  )
}

function FactList({ refund }: { readonly refund: Refund }) {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  const { fineId, rightName, decidedAt, paidAt, operationId } = refund
  // A decided refund no longer needs documents.
  const missing = refund.status === 'document-requested' ? t('refund.not-sent') : null
  return (
    <Facts
      items={[
        {
          term: t('number.label'),
          description: fineId && <FineNumber groups={fineIdGroups(fineId)} />,
        },
        { term: t('refund.of-right'), description: fineId === null ? rightName : null },
        { term: t('refund.operation'), description: operationId && <code>{operationId}</code> },
        ...refund.documents.map(({ name, providedAt }) => ({
          term: name,
          description: providedAt === null ? missing : t('refund.sent', { moment: moment(providedAt) }),
        })),
        { term: t('refund.decided'), description: decidedAt && moment(decidedAt) },
        { term: t('refund.paid'), description: paidAt && moment(paidAt) },
      ]}
    />
  )
}

/** Link to the paid fine or right; rights only for signed-in citizens. */
function Origin({ refund: { fineId, rightId, rightKind } }: { readonly refund: Refund }) {
  const { t } = useMessages()
  const { session } = useRemote()
  if (fineId !== null)
    return (
      <p className="parvis-no-print">
        <Link href={pathTo(PAGES.fine, { fineId })} isAlone>
          {t('refund.see-fine')}
        </Link>
      </p>
    )
  if (session.state.kind !== 'connected') return null
  const isRightKnown = rightId !== null && rightKind !== null
  const path = isRightKnown ? rightPath({ kind: rightKind, id: rightId }) : PAGES.rights
  return (
    <p className="parvis-no-print">
      <Link href={path} isAlone>
        {t(isRightKnown ? `refund.see-${rightKind}` : 'refund.see-rights')}
      </Link>
    </p>
  )
}
