import { failureOf } from '@parvis/shared-kernel/errors'
import { defaultStackParser, type StackFrame } from '@sentry/browser'

/** Position in own code: line and column of a published file, to be resolved by source maps. */
export interface HarmlessFrame {
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

export interface HarmlessError {
  readonly type: string
  readonly value: string
  /** Outermost first, as Sentry reads them. */
  readonly frames: readonly HarmlessFrame[]
}

/** Known error names of engines, browsers and own code; any other could contain typed text. */
const NAMES = new Set(
  [
    'Error EvalError RangeError ReferenceError SyntaxError TypeError URIError AggregateError ChunkLoadError',
    'AbortError DataCloneError InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError',
    'OperationError QuotaExceededError SecurityError TimeoutError TransactionInactiveError VersionError',
    'ApiError RemoteUnavailable',
  ]
    .join(' ')
    .split(' '),
)

/** Engine messages without their quotes, which may be a plate as well as a property name. */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  [/^Cannot (read|set) properties of (undefined|null)\b/, 'Cannot $1 properties of $2'],
  [/ is not a (function|constructor)\b/, 'is not a $1'],
  [/ is not (defined|iterable)\b/, 'is not $1'],
  [/^Cannot access .* before initialization$/, 'access before initialization'],
  [/^Maximum call stack size exceeded$/, 'Maximum call stack size exceeded'],
  [/^Invalid time value$/, 'Invalid time value'],
  [/^Failed to fetch$/, 'Failed to fetch'],
  [/^Loading (CSS )?chunk /, 'Loading a chunk failed'],
  [/^Minified React error #(\d{1,4});/, 'React error $1'],
]

/** Fixed path segments of the API; any other segment may be personal. */
const KNOWN_SEGMENTS = new Set(
  [
    '_init-creation answer api auth auth2 callback catalogue check check-plate checkRecover complement-request',
    'complementRequest complete config configuration creation customer document documents drafts email',
    'email-change erasure evidence export fc fps geocoding historique links login logout media modifyPassword notice',
    'notification oidc order parking-right-definition payments pdf plans plate-change plateHistoryPDF plates proof',
    'rapo receipt recourse recover refund registration renew research share streets subscriber subscribers subscriptions',
    'summary ticket-number tickets timeline token upload-url v0 vehicles verify verify-hash zone',
  ]
    .join(' ')
    .split(' '),
)

/** Deeper causes add nothing. */
const MOST_CAUSES = 3
const MOST_FRAMES = 20

/**
 * Reportable parts of an error: chosen from allowlists, never cleaned. Messages are not sent, since names cannot be
 * told from other words; positions in own code help to fix it.
 */
export function harmlessErrors(error: unknown, origins: readonly string[]): readonly HarmlessError[] {
  const chain: HarmlessError[] = []
  for (let at: unknown = error; at !== undefined && at !== null && chain.length < MOST_CAUSES; ) {
    chain.push(harmless(at, origins))
    at = at instanceof Error ? at.cause : undefined
  }
  return chain.length > 0 ? chain : [harmless(error, origins)]
}

function harmless(error: unknown, origins: readonly string[]): HarmlessError {
  if (!(error instanceof Error) && !(error instanceof DOMException))
    return { type: 'Error', value: `thrown: ${typeof error}`, frames: [] }
  return {
    type: NAMES.has(error.name) ? error.name : 'Error',
    value: messageOf(error),
    frames: framesOf(error.stack ?? '', origins),
  }
}

function messageOf(error: Error): string {
  const failure = failureOf(error)
  if (!failure) return sayingOf(error.message)
  switch (failure.kind) {
    case 'network':
      return 'network'
    case 'api':
      return `api ${Number(failure.status)} ${failure.code ?? 'without a known code'}`
    case 'unexpected-answer':
      return `unexpected answer to ${harmlessCall(failure.call)} at ${harmlessField(failure.path)}`
  }
}

function sayingOf(message: string): string {
  for (const [pattern, saying] of SAYINGS) {
    const found = pattern.exec(message)
    if (found) return saying.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '')
  }
  return ''
}

/** `GET /api/fps/21380…/payments` → `GET /api/fps/:/payments`. */
function harmlessCall(call: string): string {
  const [method = '', path = ''] = call.split(' ', 2)
  const known = /^(GET|POST|PUT|PATCH|DELETE)$/.test(method) ? method : ''
  const [bare = ''] = path.split('?')
  return `${known} ${bare
    .split('/')
    .map(segment => (segment === '' || KNOWN_SEGMENTS.has(segment) ? segment : ':'))
    .join('/')}`
}

/** Keeps own schema keys and list indexes; keys below `body` and `customFields` are not the portal's. */
function harmlessField(path: string): string {
  const [own = ''] = path.split(/(?<=\b(?:body|customFields))\./)
  return own
    .split('.')
    .map(key => (/^([a-z][a-zA-Z]{0,40}|\d{1,4})$/.test(key) ? key : ':'))
    .join('.')
}

/** Positions in published files only: no function names or page addresses. */
function framesOf(stack: string, origins: readonly string[]): readonly HarmlessFrame[] {
  return defaultStackParser(stack)
    .flatMap(frame => harmlessFrame(frame, origins))
    .slice(-MOST_FRAMES)
}

function harmlessFrame(
  { filename = '', lineno = 0, colno = 0 }: StackFrame,
  origins: readonly string[],
): readonly HarmlessFrame[] {
  if (!URL.canParse(filename)) return []
  const { origin, pathname } = new URL(filename)
  const isPublished = /^\/(shell\/)?\d+\.\d+\.\d+(-[0-9a-f]+)?\/[\w.-]+\.js$/.test(pathname)
  if (!origins.includes(origin) || !isPublished) return []
  return [{ filename: `${origin}${pathname}`, lineno: Number(lineno), colno: Number(colno) }]
}
