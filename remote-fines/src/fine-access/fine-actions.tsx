import { Button, Cluster } from '@parvis/shared-kernel/ui'
import { LogOutIcon, PrinterIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../use-messages.ts'

/** Printing and leaving a fine, beside the title of its pages. */
export function FineActions({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useMessages()
  return (
    <div className="parvis-no-print">
      <Cluster gap={2}>
        <Button icon={PrinterIcon} onClick={() => window.print()}>
          {t('fine.print')}
        </Button>
        <Button icon={LogOutIcon} onClick={onLeave}>
          {t('fine.leave')}
        </Button>
      </Cluster>
    </div>
  )
}
