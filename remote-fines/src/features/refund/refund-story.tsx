import type { Refund } from '@parvis/shared-kernel/fines'
import { Section, Timeline, type TimelineItem, type Tone } from '@parvis/shared-kernel/ui'
import {
  BanIcon,
  CircleCheckIcon,
  HourglassIcon,
  type IconType,
  MailIcon,
  PaperclipIcon,
  UploadIcon,
  WalletIcon,
} from '@parvis/shared-kernel/ui/icon'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import type { FinesMessageId } from '../../messages/fr.ts'
import { useMessages } from '../../use-messages.ts'
import { refundSteps, type StepKind } from './refund.model.ts'

const LOOKS = {
  opened: { tone: 'neutral', icon: WalletIcon },
  'document-requested': { tone: 'info', icon: PaperclipIcon },
  'document-asked-again': { tone: 'warning', icon: MailIcon },
  'document-sent': { tone: 'neutral', icon: UploadIcon },
  objected: { tone: 'warning', icon: BanIcon },
  decision: { tone: 'neutral', icon: HourglassIcon },
  accepted: { tone: 'success', icon: CircleCheckIcon },
  rejected: { tone: 'neutral', icon: BanIcon },
  paid: { tone: 'success', icon: CircleCheckIcon },
} as const satisfies Record<StepKind, { tone: Tone; icon: IconType }>

const AHEAD = {
  opened: 'refund.step.opened',
  'document-requested': 'refund.step.document-requested',
  'document-asked-again': 'refund.step.document-asked-again',
  'document-sent': 'refund.ahead.document-sent',
  objected: 'refund.step.objected',
  decision: 'refund.step.decision',
  accepted: 'refund.step.accepted',
  rejected: 'refund.step.rejected',
  paid: 'refund.ahead.paid',
} as const satisfies Record<StepKind, FinesMessageId>

export function RefundStory({ refund }: { readonly refund: Refund }) {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  const items = refundSteps(refund).map(
    ({ key, kind, at }): TimelineItem => ({
      id: key,
      title: t(at === null ? AHEAD[kind] : `refund.step.${kind}`),
      when: at === null ? null : moment(at),
      icon: LOOKS[kind].icon,
      tone: at === null ? 'neutral' : LOOKS[kind].tone,
    }),
  )
  return (
    <Section title={t('refund.story')}>
      <Timeline items={items} />
    </Section>
  )
}
