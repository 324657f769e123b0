import { type Draft, DraftOffer } from '@parvis/shared-kernel/drafts'
import type { InputStep } from '@parvis/shared-kernel/orders'
import { Navigate, useLocation, useNavigate, useScreen, useSearch } from '@parvis/shared-kernel/remote'
import { PageHeader } from '@parvis/shared-kernel/ui'
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { useRequestMessages } from '../use-messages.ts'
import { REQUEST_STEPS, stepToTakeUp } from './steps.model.ts'

/** `step` value of a link that resumes the draft at its next step. */
const RESUME_STEP = 'resume'

interface KeptBody {
  readonly completed: readonly InputStep[]
}

interface KeptRequestProps<Body> {
  readonly draft: Draft<Body>
  /** Name of the offer or definition. */
  readonly name: string
  /** Title saying that a draft exists. */
  readonly title: string
  readonly exit: string
  /** Path that shows a request of this plan which waits for its payment or the city; null if none does. */
  readonly sentBefore: string | null
  /** The form; remounted when another draft is chosen. */
  readonly children: ReactNode
}

/**
 * A request that may have a draft. An address with a step resumes it (reload, return from the profile, a "resume"
 * link); otherwise the citizen is asked first and then taken to the next step. A later step without a draft was
 * sent before: going back from the card page or the confirmation shows that, not an empty form that would request
 * it again.
 */
export function KeptRequest<Body extends KeptBody>({
  children,
  sentBefore,
  ...props
}: KeptRequestProps<Body>) {
  const { phase, found, resume, revision, body } = props.draft
  const query = useSearch()
  const asked = query.get('step')
  const isResumed = asked === RESUME_STEP
  const isAtLaterStep = REQUEST_STEPS.some(step => step === asked && step !== REQUEST_STEPS[0])
  const isLeftBehind = useFirst(phase === 'loading' ? null : phase === 'open' && isAtLaterStep)
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
  if (isLeftBehind && sentBefore) return <Navigate to={sentBefore} replace />
  return <Fragment key={revision}>{children}</Fragment>
}

/** The first value that is known, for as long as the screen stays. */
function useFirst<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value)
  if (first === null && value !== null) setFirst(value)
  return first ?? value
}

/** Opens the step after the completed ones once the draft has loaded. */
function useTakingUp(isOpen: boolean, completed: readonly InputStep[]) {
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

interface FoundProps<Body> extends Omit<KeptRequestProps<Body>, 'children' | 'sentBefore'> {
  onResume(): void
}

function Found<Body>({ draft, name, title, exit, onResume }: FoundProps<Body>) {
  const { t } = useRequestMessages()
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
