import assert from 'node:assert/strict'
import type { Run, Scenario } from '../run.ts'

const STATEMENT = {
  reasonId: 'other',
  statement: 'Written by the contract suite.',
  firstName: 'Conn',
  lastName: 'Tract',
  email: 'contract@example.org',
  phoneNumber: '',
  address: { streetName: 'rue Pasteur', postalCode: '38990', locality: 'Valmont' },
}

/** Requests a document ticket and opens the document with it, which works once. */
const openOnce = async (
  { client }: Run,
  kind: string,
  id: string,
  name: string,
  path: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const ticket = await client.call('POST /api/documents/tickets', [200, 201], { json: { kind, id }, headers })
  const query = { token: ticket.body.token }
  const opened = await client.call(name, 200, { path, query })
  assert.match(opened.headers.get('content-type') ?? '', /^application\/pdf/)
  assert.ok(opened.text.startsWith('%PDF-'))
  await client.call(name, [403, 404, 410], { path, query })
}

/** Header with the case secret, if the city gives one (D16). */
const caseHeaders = ({ caseKey }: { caseKey?: string | null }): Record<string, string> =>
  caseKey ? { 'case-key': caseKey } : {}

const appealPaper = async (run: Run, { number, plate }: { number: string; plate: string }) => {
  const { client } = run
  const ask = { path: { fineId: number }, query: { plate } }
  const check = await client.call('GET /api/recourse/fps/{fineId}/check', 200, ask)
  assert.ok(check.body.allowed, 'the lent fine can be contested')
  const begun = await client.call('POST /api/recourse/fps/{fineId}/_init-creation', [200, 201], ask)
  const appealId: string = begun.body.recourse.id
  const headers = caseHeaders(begun.body)
  const receipt = { kind: 'recourse-receipt', id: appealId }
  await client.call('POST /api/documents/tickets', 404, { json: receipt, headers })
  const write = { path: { appealId }, query: { plate }, json: { ...STATEMENT, submit: true }, headers }
  const filed = await client.call('PUT /api/recourse/{appealId}', 200, write)
  assert.ok(Date.parse(filed.body.filedDatetime) > 0, 'a filed appeal says when it was')
  const again = await client.call('PUT /api/recourse/{appealId}', 200, write)
  assert.equal(again.body.filedDatetime, filed.body.filedDatetime)
  await openOnce(run, 'recourse-receipt', appealId, 'GET /api/recourse/{appealId}/pdf', { appealId }, headers)
}

const refundPaper = async (run: Run, { number, plate }: { number: string; plate: string }) => {
  const { client } = run
  const fine = await client.call('GET /api/fps/{fineId}', 200, { path: { fineId: number }, query: { plate } })
  const refundId: string = fine.body.refundId
  const { body } = await client.call('GET /api/refund/{refundId}', 200, { path: { refundId } })
  assert.ok(body.amount > 0)
  // With case access control, number and plate reveal amount and status only (D16).
  if (body.access === 'STRANGER') {
    assert.deepEqual(body.documents ?? [], [])
    await client.call('POST /api/documents/tickets', 404, { json: { kind: 'refund', id: refundId } })
    await client.call('GET /api/refund/{refundId}/upload-url', 403, {
      path: { refundId },
      query: { mediaType: 'application/pdf' },
    })
    return
  }
  const upload = { path: { refundId }, query: { mediaType: 'image/svg+xml' } }
  await client.call('GET /api/refund/{refundId}/upload-url', [400, 409, 415], upload)
  await openOnce(run, 'refund', refundId, 'GET /api/refund/{refundId}/pdf', { refundId })
}

/** Papers of appeals and refunds open by a ticket, once. */
export const papersScenario: Scenario = async run => {
  const { report, lent } = run
  const group = 'A paper'
  const { fine, refunded } = lent
  if (fine === undefined) report.skip(group, 'of an appeal', 'no fine was lent (--fine number:plate)')
  else await report.check(group, 'of an appeal is its receipt, and opens once', () => appealPaper(run, fine))
  if (refunded === undefined) report.skip(group, 'of a refund', 'none was lent (--refunded number:plate)')
  else await report.check(group, 'of a refund opens once', () => refundPaper(run, refunded))
}
