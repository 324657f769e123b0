import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright/test'

/** One line per button pressed twice, to see what the journeys cover. */
const RECORD = join(import.meta.dirname, '../test-results/second-presses.txt')

/** Autosaves, of appeals too, that run while the press navigates on; the call that waits for a sign-in window. */
const BY_ITSELF = '/drafts/|^PUT /api/recourse/[^/]+ Contin|^POST /api/embed/sessions '

/** A press reported by the page: `twice` and `idle` are faults. */
interface Press {
  readonly what: string
  readonly fault: 'twice' | 'idle' | null
}

/**
 * Runs in the page. Delays a press's request for a moment; by then its button must be busy or gone, and a second
 * press, as by a bouncing mouse or an impatient citizen, must send nothing.
 */
function pressAgain(byItself: string): void {
  const send = window.fetch
  const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  const tell = (press: Press) => (Reflect.get(window, 'parvisPressed') as (press: Press) => void)(press)
  // GET calls that change something carry an idempotency key.
  const isChange = ({ url, method, headers }: Request) =>
    new URL(url).pathname.startsWith('/api/') && (method !== 'GET' || headers.has('idempotency-key'))
  const held = new Set<string>()
  let pressed: { readonly button: HTMLButtonElement; readonly at: number } | null = null
  const note = (event: Event) => {
    const target = event.composedPath()[0]
    const button = target instanceof Element ? target.closest('button') : null
    pressed = button && event.isTrusted ? { button, at: performance.now() } : null
  }
  window.addEventListener('click', note, true)
  // What is sent after it is sent for what was chosen or typed.
  window.addEventListener('input', () => (pressed = null), true)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isChange(request) || request.keepalive) return send(request)
    const call = `${request.method} ${new URL(request.url).pathname}`
    if (held.has(call)) tell({ what: call, fault: 'twice' })
    if (!pressed || performance.now() - pressed.at > 1000) return send(request)
    const { button } = pressed
    pressed = null
    const what = `${call} ${button.textContent}`
    if (new RegExp(byItself).test(what)) return send(request)
    held.add(call)
    const isBusy = () => !button.isConnected || button.disabled || button.ariaDisabled === 'true'
    // Polled up to 1 s: a busy machine renders the busy state late.
    for (let waited = 0; waited < 1000 && !isBusy(); waited += 20) await wait(20)
    tell({ what, fault: isBusy() ? null : 'idle' })
    button.click()
    await wait(60)
    held.delete(call)
    return send(request)
  }
}

/** Presses every sending button twice; returns double requests and buttons that did not look busy (D18). */
export async function pressTwice(context: BrowserContext): Promise<readonly Press[]> {
  const faults: Press[] = []
  mkdirSync(join(RECORD, '..'), { recursive: true })
  await context.exposeFunction('parvisPressed', (press: Press) => {
    appendFileSync(RECORD, `${press.fault ?? 'once'} ${press.what.replace(/[\w-]*\d[\w-]*/g, '…')}\n`)
    if (press.fault) faults.push(press)
  })
  await context.addInitScript(pressAgain, BY_ITSELF)
  return faults
}
