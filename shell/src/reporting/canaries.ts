import { ApiError } from '@parvis/shared-kernel/errors'

export const PORTAL = 'https://portal.example'

/** Personal data that must never appear in a report. */
export const CANARIES = [
  'camille.martin@example.org',
  'CAMILLE.MARTIN@EXAMPLE.ORG',
  'camille%2Emartin%40example.org',
  'Camille',
  'Martin',
  'Lefèvre-Ñandú',
  'AB-123-CD',
  'AB123CD',
  'ab 123 cd',
  '1234 AB 75',
  'B-MW 1234',
  '21380990000016261280004001',
  '2138099000001626128000400117',
  '21380990000016 26 1 280 004 001',
  '06 12 34 56 78',
  '+33612345678',
  '12 bis rue des Tilleuls',
  '21000 Valmont',
  '73282932000074',
  '6201Z',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdWItY2FtaWxsZSJ9.c2lnbmF0dXJl',
  'Bearer abcdef0123456789',
  'valmont-camille-1',
  'sub-camille',
  'camille-sub-shared',
  '0190a5c2-7a0e-7cc3-8c1e-6d2f0a3b4c5d',
  'share-token-Zk9w2QpL8vT1',
  'q7XkV2mNb9-case-LwR4tYs81_aZ',
  'https://portal.example/fps/21380990000016261280004001/appeal#case=q7XkV2mNb9-case-LwR4tYs81_aZ',
  'recover-Jk3nD82LmQ',
  'code_authz=4f9c',
  'nonce-9bTz',
  'FR76 3000 6000 0112 3456 7890 189',
  '4970100000000055',
  'op-000123456789',
  'Je conteste car j’étais à l’hôpital',
  'carte-grise-martin.pdf',
  'data:application/pdf;base64,JVBERi0',
  '1985-04-12',
  '2A',
  '48.8566,2.3522',
  'https://portal.example/fps/21380990000016261280004001?plate=AB123CD',
] as const

/** Places of personal data in an error. */
export const places: Record<string, (canary: string) => unknown> = {
  'the message': canary => new Error(`could not read ${canary}`),
  'a message of the engine': canary =>
    new TypeError(`Cannot read properties of undefined (reading '${canary}')`),
  'the name': canary => Object.assign(new Error('x'), { name: canary }),
  'the cause': canary => new Error('outer', { cause: new Error(canary) }),
  'a cause that is no error': canary => new Error('outer', { cause: { canary } }),
  'the stack': canary =>
    Object.assign(new Error('x'), {
      stack: `Error: ${canary}\n    at ${canary} (${PORTAL}/shell/1.0.0/main.js?${canary}:1:2)\n    at ${PORTAL}/souscriptions/${canary}:3:4`,
    }),
  'a text that is thrown': canary => canary,
  'an object that is thrown': canary => ({ canary }),
  'what the city answers': canary =>
    new ApiError({ kind: 'api', status: 404, error: canary, message: canary, code: null }),
  'a field that the city refuses': canary =>
    new ApiError({
      kind: 'api',
      status: 422,
      error: 'x',
      message: 'x',
      code: null,
      fields: [{ path: canary, message: canary }],
    }),
  'the call of an answer': canary =>
    new ApiError({
      kind: 'unexpected-answer',
      call: `GET /api/fps/${canary}?plate=${canary}`,
      path: 'plate',
    }),
  'the field of an answer': canary =>
    new ApiError({
      kind: 'unexpected-answer',
      call: 'GET /api/subscriber',
      path: `customFields.${canary}.x`,
    }),
  'an own property': canary => Object.assign(new Error('x'), { canary, details: [canary] }),
}
