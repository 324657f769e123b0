import { type Draft, DraftOffer } from '@parvis/shared-kernel/drafts'
import { useLocation, useNavigate, useScreen, useSearch } from '@parvis/shared-kernel/remote'
import { PageHeader } from '@parvis/shared-kernel/ui'
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { useWords } from '../words.ts'
import { type AskingStep, REQUEST_STEPS, stepToTakeUp } from './steps.model.ts'

/** The step of a link that goes on with what is kept, wherever that was left. */
const RESUME_STEP = 'resume'

interface KeptBody {
  readonly completed: readonly AskingStep[]
}

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
 * from the profile, a link that says "resume"); whoever begins anew is asked first, and taken to where they were.
 */
export function KeptRequest<Body extends KeptBody>({ children, ...props }: KeptRequestProps<Body>) {
  const { phase, found, resume, revision, body } = props.draft
  const query = useSearch()
  const asked = query.get('step')
  const isResumed = asked === RESUME_STEP
  const goesOn = (isResumed || REQUEST_STEPS.some(step => step === asked)) && found.length === 1
  const takeUp = useTakingUp(phase === 'open', body.completed)
  const { begin } = takeUp
  useEffect(() => {
    if (phase !== 'found' || !goesOn) return
    resume()
    if (isResumed) begin()
  }, [phase, goesOn, resume, isResumed, begin])
  if (phase === 'loading' || (phase === 'found' && goesOn) || takeUp.isOnTheWay) return <SheetSkeleton />
  if (phase === 'found') return <Found {...props} onResume={takeUp.begin} />
  return <Fragment key={revision}>{children}</Fragment>
}

/** Leads to the step that comes after what was done, once the draft is there. */
function useTakingUp(isOpen: boolean, completed: readonly AskingStep[]) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isOnTheWay, setOnTheWay] = useState(false)
  useEffect(() => {
    if (!isOnTheWay || !isOpen) return
    setOnTheWay(false)
    const step = stepToTakeUp(completed)
    if (step === null) return
    const query = new URLSearchParams(search)
    query.set('step', step)
    navigate(`${pathname}?${query}`, { replace: true })
  }, [isOnTheWay, isOpen, completed, pathname, search, navigate])
  const begin = useCallback(() => setOnTheWay(true), [])
  return { isOnTheWay, begin }
}

interface FoundProps<Body> extends Omit<KeptRequestProps<Body>, 'children'> {
  onResume(): void
}

function Found<Body>({ draft, name, title, exit, onResume }: FoundProps<Body>) {
  const { t } = useWords()
  useScreen(`${title} – ${name}`)
  const { found, startOver } = draft
  const resume: typeof draft.resume = where => {
    draft.resume(where)
    onResume()
  }
  return (
    <>
      <PageHeader back={{ href: exit, label: t('request.exit') }} eyebrow={name} title={title} />
      <DraftOffer draft={{ found, startOver, resume }} />
    </>
  )
}
