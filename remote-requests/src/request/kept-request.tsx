import { type Draft, DraftOffer } from '@parvis/shared-kernel/drafts'
import { useScreen, useSearchParams } from '@parvis/shared-kernel/remote'
import { PageHeader } from '@parvis/shared-kernel/ui'
import { Fragment, type ReactNode, useEffect } from 'react'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { useWords } from '../words.ts'
import { REQUEST_STEPS } from './steps.model.ts'

interface KeptRequestProps<Body> {
  readonly draft: Draft<Body>
  /** Of what is asked for. */
  readonly name: string
  /** Says that a request of this kind was begun. */
  readonly title: string
  readonly exit: string
  /** The form; drawn anew whenever another draft is taken. */
  readonly children: ReactNode
}

/**
 * A request that may have been begun before. An address that names a step goes on with what is kept (refresh, coming back
 * from the profile); whoever begins anew is asked first.
 */
export function KeptRequest<Body>({ children, ...props }: KeptRequestProps<Body>) {
  const { phase, found, resume, revision } = props.draft
  const asked = useSearchParams().get('step')
  const goesOn = REQUEST_STEPS.some(step => step === asked) && found.length === 1
  useEffect(() => {
    if (phase === 'found' && goesOn) resume()
  }, [phase, goesOn, resume])
  if (phase === 'loading' || (phase === 'found' && goesOn)) return <SheetSkeleton />
  if (phase === 'found') return <Found {...props} />
  return <Fragment key={revision}>{children}</Fragment>
}

function Found<Body>({ draft, name, title, exit }: Omit<KeptRequestProps<Body>, 'children'>) {
  const { t } = useWords()
  useScreen(`${title} – ${name}`)
  return (
    <>
      <PageHeader back={{ href: exit, label: t('request.exit') }} eyebrow={name} title={title} />
      <DraftOffer draft={draft} />
    </>
  )
}
