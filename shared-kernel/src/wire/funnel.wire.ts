import * as v from 'valibot'
import { byLocale, type LocalText } from '../formats/index.ts'
import { offerId } from '../ids/index.ts'
import type { Funnel } from '../offers/index.ts'

/** A city's text in every language. */
export const localTextWire = v.object(byLocale(() => v.string()))
/** A city with one language sends a plain string, used for both. */
const anyTextWire = v.union([v.string(), localTextWire])

const textFromWire = (wire: string | LocalText): LocalText =>
  typeof wire === 'string' ? byLocale(() => wire) : wire

/** First document §3: questions with their answers, and the tree of nodes that orders them. */
export const funnelWire = v.object({
  personalFunnel: v.object({
    questions: v.array(
      v.object({
        id: v.string(),
        text: anyTextWire,
        answers: v.array(v.object({ id: v.string(), text: anyTextWire })),
      }),
    ),
    nodes: v.array(
      v.object({
        id: v.string(),
        questionId: v.nullish(v.string()),
        answers: v.nullish(v.array(v.object({ answerId: v.string(), childId: v.string() }))),
        subscriptionIds: v.nullish(v.array(v.string())),
      }),
    ),
  }),
})
export type FunnelWire = v.InferOutput<typeof funnelWire>

export const funnelFromWire = ({ personalFunnel }: FunnelWire): Funnel => ({
  questions: personalFunnel.questions.map(question => ({
    id: question.id,
    text: textFromWire(question.text),
    answers: question.answers.map(answer => ({ id: answer.id, text: textFromWire(answer.text) })),
  })),
  nodes: personalFunnel.nodes.map(node => ({
    id: node.id,
    questionId: node.questionId ?? null,
    answers: node.answers ?? [],
    offerIds: (node.subscriptionIds ?? []).map(offerId),
  })),
})

export const funnelToWire = (funnel: Funnel): FunnelWire => ({
  personalFunnel: {
    questions: funnel.questions.map(({ id, text, answers }) => ({
      id,
      text,
      answers: answers.map(answer => ({ ...answer })),
    })),
    nodes: funnel.nodes.map(({ id, questionId, answers, offerIds }) => ({
      id,
      questionId,
      answers: answers.map(answer => ({ ...answer })),
      subscriptionIds: [...offerIds],
    })),
  },
})
