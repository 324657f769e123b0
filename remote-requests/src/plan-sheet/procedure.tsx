import type { Offer } from '@parvis/shared-kernel/offers'
import { Link, Section, Stack } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import sheet from './plan-sheet.module.css'

/** The city's description of the procedure and its link; nothing without them. */
export function Procedure({ offer: { procedure } }: { readonly offer: Pick<Offer, 'procedure'> }) {
  const { t } = useMessages()
  const { description, documentationLinks } = procedure
  if (!description && documentationLinks.length === 0) return null
  return (
    <Section title={t('procedure.title')} gap={2}>
      {description && <p className={sheet.procedure}>{description}</p>}
      {documentationLinks.length > 0 && (
        <Stack as="ul" gap={2}>
          {documentationLinks.map(({ label, url }) => (
            <li key={url}>
              <Link href={url} isExternal>
                {label}
              </Link>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  )
}
