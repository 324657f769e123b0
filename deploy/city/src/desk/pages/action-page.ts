import { type Html, html } from '../../html.ts'
import { notFound } from '../../http/refusal.ts'
import { type ActName, COMMANDS } from '../commands/commands.ts'
import { findOperationById } from '../desk.repo.ts'
import { cityNamed, type Desk } from '../desk.ts'
import type { Note } from '../notes.ts'
import { readDossier } from '../readings/dossier-reading.ts'
import { readRefundView } from '../readings/refund-reading.ts'
import { amountText, factList, fineNumber, momentText } from './format.ts'
import { type Choice, commandForm } from './forms.ts'
import type { PageBody } from './page.ts'
import { cityChoices } from './page.ts'

/** Section of each command. */
export const sectionOf = (name: ActName): string => `/${COMMANDS[name].section}`

/** Page of the command's subject, from which its button was pressed. */
export const subjectPage = (name: ActName, values: Readonly<Record<string, unknown>>): string => {
  const about = name === 'config-apply' ? values.city : values.id
  return typeof about === 'string' && about !== ''
    ? `${sectionOf(name)}/${encodeURIComponent(about)}`
    : sectionOf(name)
}

const aboutRight = async (desk: Desk, id: string): Promise<string> => {
  const { owner, planName } = await readDossier(desk, id)
  return owner === null ? planName : `${owner.firstName} ${owner.lastName}, ${planName}`
}

/** The payment to refund as a whole, or to close. Whether it can be is decided on submission. */
const aboutPayment = async (desk: Desk, operation: string, amountLabel: string): Promise<Html | false> => {
  const payment = await findOperationById(desk.deps.db, operation)
  if (payment === undefined) return false
  const { resource_kind: kind, resource_id: id, transaction_at: paidAt } = payment
  return factList([
    [amountLabel, html`<b>${amountText(payment.amount_cents, payment.currency)}</b>`],
    ['Payé le', paidAt && momentText(paidAt, cityNamed(desk, payment.city_id).timeZone)],
    ['Pour', kind === 'fine' ? fineNumber(id) : await aboutRight(desk, id)],
    ['Opération', operation],
  ])
}

const aboutRefund = async (desk: Desk, id: string): Promise<Html> => {
  const { row, currency } = await readRefundView(desk, id)
  return factList([['Montant', html`<b>${amountText(row.amount_cents, currency)}</b>`]])
}

/** Short description of the command's subject. */
const aboutOf = async (desk: Desk, { name, query }: RequestedAction): Promise<Html | false> => {
  const { id, operation } = query
  const { section } = COMMANDS[name]
  if (name === 'payment-refund' && operation !== undefined)
    return aboutPayment(desk, operation, 'Montant rendu')
  if (name === 'payment-close' && operation !== undefined)
    return aboutPayment(desk, operation, 'Montant demandé')
  if (section === 'refunds' && id !== undefined) return aboutRefund(desk, id)
  return section === 'dossiers' && id !== undefined && html`<p class="soft">${await aboutRight(desk, id)}</p>`
}

const evidenceChoices = async (desk: Desk, id: string | undefined): Promise<readonly Choice[]> => {
  if (id === undefined) throw notFound()
  const { choices } = await readDossier(desk, id)
  return choices.map(({ id: value, name, mandatory }) => ({
    value,
    label: mandatory ? name : `${name} (facultatif)`,
  }))
}

interface RequestedAction {
  name: ActName
  query: Readonly<Record<string, string>>
  note?: Note | undefined
}

/** Page with a command's form, and the confirmation of irreversible ones. */
export const actionPage = async (desk: Desk, asked: RequestedAction): Promise<PageBody> => {
  const { name, query, note } = asked
  const choices = {
    city: cityChoices(desk),
    ...(name === 'ask' ? { evidence: await evidenceChoices(desk, query.id) } : {}),
  }
  const about = await aboutOf(desk, asked)
  return {
    title: COMMANDS[name].label,
    body: html`<h1>${COMMANDS[name].label}</h1>${about}${commandForm(name, { values: query, choices, note }, subjectPage(name, query))}`,
  }
}
