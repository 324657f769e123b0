import { afterEach, describe, expect, it, vi } from 'vitest'
import { leaveFrame } from './leave-frame.ts'

const PORTAL = 'https://portail.example'
const ending = new AbortController()

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Where a link in the shadow root of an element leads once it is pressed. */
function targetOf(link: string, isFramed: boolean, isFollowed = false): string {
  if (isFramed) vi.spyOn(window, 'top', 'get').mockReturnValue(null)
  const element = document.createElement('parvis-fines')
  document.body.append(element)
  const root = element.attachShadow({ mode: 'open' })
  root.innerHTML = link
  leaveFrame(element, PORTAL, ending.signal)
  if (isFollowed) root.addEventListener('click', event => event.preventDefault())
  // No `MouseEvent`, which the test's window would follow.
  root
    .querySelector('span')
    ?.dispatchEvent(new Event('click', { bubbles: true, composed: true, cancelable: true }))
  return root.querySelector('a')?.getAttribute('target') ?? ''
}

const TO_PORTAL = `<a href="${PORTAL}/souscriptions"><span>portal</span></a>`

describe('a link of a part whose page is in a frame', () => {
  it.each([
    ['leaves the frame for the portal', TO_PORTAL, '_top'],
    ['opens a window of its own where it says so', TO_PORTAL.replace('<a', '<a target="_blank"'), '_blank'],
    ['stays for its own page', '<a href="#plate"><span>field</span></a>', ''],
    ['stays for another site', '<a href="https://ailleurs.example/"><span>there</span></a>', ''],
  ])('%s', (_, link, target) => {
    expect(targetOf(link, true)).toBe(target)
  })

  it('stays where the part has followed it', () => {
    expect(targetOf(TO_PORTAL, true, true)).toBe('')
  })

  it('is as it was in a page that is in no frame', () => {
    expect(targetOf(TO_PORTAL, false)).toBe('')
  })
})
