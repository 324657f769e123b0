import type { LocalText } from '@parvis/shared-kernel/formats'
import {
  answerFunnel,
  backFunnel,
  type Funnel,
  type FunnelWalk,
  startFunnel,
} from '@parvis/shared-kernel/offers'

// The state is in the address: "back" returns to the previous question, and a reload loses nothing.
const ANSWERS = 'reponses'
const POSITION = 'question'

/** All answers on the path, including those after the current question when the citizen went back. */
function givenAnswers(walk: FunnelWalk): readonly string[] {
  const given: string[] = []
  let here = startFunnel(walk.funnel)
  for (;;) {
    const node = here.path.at(-1)
    const answer = node === undefined ? undefined : walk.answers[node]
    if (answer === undefined) return given
    const next = answerFunnel(here, answer)
    if (next === here) return given
    given.push(answer)
    here = next
  }
}

/** Query string of a walk; '' at the first question. */
export function queryOfWalk(walk: FunnelWalk): string {
  const given = givenAnswers(walk)
  if (given.length === 0) return ''
  const query = new URLSearchParams({ [ANSWERS]: given.join('.') })
  const position = walk.path.length
  if (position <= given.length) query.set(POSITION, String(position))
  return `?${query}`
}

/** The walk of a query string; obsolete answers are dropped. */
export function walkOfQuery(funnel: Funnel, query: URLSearchParams): FunnelWalk {
  const given = (query.get(ANSWERS) ?? '').split('.')
  const end = given.reduce(answerFunnel, startFunnel(funnel))
  const position = Number(query.get(POSITION))
  const stepsBack = position >= 1 ? end.path.length - position : 0
  return Array.from({ length: Math.max(0, stepsBack) }).reduce<FunnelWalk>(backFunnel, end)
}

export interface GivenAnswer {
  readonly question: LocalText
  readonly answer: LocalText
  /** Query string to change it. */
  readonly query: string
}

/** Answered questions that explain the offers found. */
export function answersGiven(walk: FunnelWalk): readonly GivenAnswer[] {
  const { funnel, path, answers } = walk
  return path.slice(0, -1).flatMap((nodeId, index) => {
    const node = funnel.nodes.find(({ id }) => id === nodeId)
    const question = funnel.questions.find(({ id }) => id === node?.questionId)
    const answer = question?.answers.find(({ id }) => id === answers[nodeId])
    if (!question || !answer) return []
    const query = queryOfWalk({ ...walk, path: path.slice(0, index + 1) })
    return [{ question: question.text, answer: answer.text, query }]
  })
}
