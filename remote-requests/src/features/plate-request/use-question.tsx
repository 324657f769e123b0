import { lazyChunk, useRemote } from '@parvis/shared-kernel/remote'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useMessages } from '../../use-messages.ts'
import type { PlateQuestionProps } from './plate-question.tsx'

const question = lazyChunk<ComponentType<PlateQuestionProps>>(() =>
  import(/* webpackChunkName: "plate-question" */ './plate-question.tsx').then(
    module => module.PlateQuestion,
  ),
)

/** Confirmation before sending; its dialog is loaded on first use. */
export function useQuestion() {
  const { announce, report } = useRemote()
  const { t } = useMessages()
  const [loaded, setLoaded] = useState<{ readonly Question: ComponentType<PlateQuestionProps> } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isComing, setComing] = useState(false)
  const ask = async () => {
    setComing(true)
    try {
      setLoaded({ Question: await question.retry() })
      setOpen(true)
    } catch (error) {
      report(error, 'requests: plate question')
      announce({ kind: 'toast', tone: 'error', message: t('ui.error.screen.explanation') })
    } finally {
      setComing(false)
    }
  }
  const close = () => setOpen(false)
  return {
    ask: () => void ask(),
    close,
    isComing,
    dialog: (props: Omit<PlateQuestionProps, 'isOpen' | 'onClose'>): ReactNode =>
      loaded && <loaded.Question {...props} isOpen={isOpen} onClose={close} />,
  }
}
