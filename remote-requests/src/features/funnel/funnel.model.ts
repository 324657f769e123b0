import {
  answerFunnel,
  backFunnel,
  type Funnel,
  type FunnelWalk,
  startFunnel,
} from '@parvis/shared-kernel/offers'

// The walk lives in the address: the browser's own back button goes one question back, and a refresh loses nothing.
const ANSWERS = 'reponses'
const POSITION = 'question'

/** Every answer given along the way that the answers lead, whether or not somebody has gone back since. */
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

/** What to write in the address for a walk; '' at the first question. */
export function queryOfWalk(walk: FunnelWalk): string {
  const given = givenAnswers(walk)
  if (given.length === 0) return ''
  const query = new URLSearchParams({ [ANSWERS]: given.join('.') })
  const position = walk.path.length
  if (position <= given.length) query.set(POSITION, String(position))
  return `?${query}`
}

/** The walk that an address tells; answers that lead nowhere any more are left out. */
export function walkOfQuery(funnel: Funnel, query: URLSearchParams): FunnelWalk {
  const given = (query.get(ANSWERS) ?? '').split('.').filter(Boolean)
  const end = given.reduce(answerFunnel, startFunnel(funnel))
  const position = Number(query.get(POSITION) ?? Number.NaN)
  const stepsBack = position >= 1 ? end.path.length - position : 0
  return Array.from({ length: Math.max(0, stepsBack) }).reduce<FunnelWalk>(backFunnel, end)
}

export interface GivenAnswer {
  readonly question: { readonly fr: string; readonly en: string }
  readonly answer: { readonly fr: string; readonly en: string }
  /** Where to go to change it. */
  readonly query: string
}

/** The questions answered on the way here: why these offers and no others. */
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
