import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { evidenceId } from '../ids/index.ts'
import type { Upload, Uploads } from './uploads.model.ts'
import { useSubmitOnceUploaded } from './use-submit-once-uploaded.ts'

const file = new File(['x'], 'home.pdf', { type: 'application/pdf' })
const sending: Upload = { kind: 'sending', file, progress: null }
const failed: Upload = { kind: 'failed', file, wording: { id: 'failure.network' } }
const held = { kind: 'held', document: { id: evidenceId('ev-home') } } as Upload
const given = (upload?: Upload): Uploads => (upload ? { [evidenceId('ev-home')]: upload } : {})

function pressing(uploads: Uploads) {
  const acted = vi.fn()
  const hook = renderHook(
    (props: { uploads: Uploads; written: string }) =>
      useSubmitOnceUploaded({ ...props, act: () => acted(props.uploads) }),
    { initialProps: { uploads, written: 'a' } },
  )
  const press = () => act(() => hook.result.current.press())
  const isWaiting = () => hook.result.current.isWaiting
  return { acted, press, isWaiting, become: hook.rerender }
}

describe('a press on the button that sends', () => {
  it('acts at once where no file is on its way', () => {
    const { acted, press, isWaiting } = pressing(given(held))
    press()
    expect(acted).toHaveBeenCalledOnce()
    expect(isWaiting()).toBe(false)
  })

  it.each([
    ['has arrived', held],
    ['has failed', failed],
  ])('while a file is on its way acts once, when that %s', (_how, end) => {
    const { acted, press, isWaiting, become } = pressing(given(sending))
    press()
    press()
    expect(isWaiting()).toBe(true)
    expect(acted).not.toHaveBeenCalled()
    become({ uploads: given(end), written: 'a' })
    expect(acted).toHaveBeenCalledExactlyOnceWith(given(end))
    expect(isWaiting()).toBe(false)
  })

  it.each([
    ['a word is written', { uploads: given(sending), written: 'ab' }],
    ['the file is taken away', { uploads: given(), written: 'a' }],
  ])('is taken back when %s meanwhile', (_what, changed) => {
    const { acted, press, isWaiting, become } = pressing(given(sending))
    press()
    become(changed)
    expect(isWaiting()).toBe(false)
    become({ ...changed, uploads: given() })
    expect(acted).not.toHaveBeenCalled()
  })
})
