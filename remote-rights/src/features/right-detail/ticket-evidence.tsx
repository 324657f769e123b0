import { Banner } from '@parvis/shared-kernel/ui'
import { PaperclipIcon } from '@parvis/shared-kernel/ui/icon'
import { CityContact } from '../../city-contact/city-contact.tsx'
import { useRightMessages } from '../../use-messages.ts'

/** The portal sends no files for a ticket: says whom to give the document to. */
export function TicketEvidence() {
  const { t } = useRightMessages()
  return (
    <Banner tone="info" icon={PaperclipIcon}>
      <p>{t('detail.ticket-evidence')}</p>
      <CityContact />
    </Banner>
  )
}
