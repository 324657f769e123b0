import { type ClipboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { groupedNumber, numberInPaste } from './look-up.model.ts'

export interface GroupedNumber {
  readonly text: string
  readonly input: RefObject<HTMLInputElement | null>
  onChange(text: string): void
  onPaste(event: ClipboardEvent<HTMLInputElement>): void
}

/** Groups digits while typing without moving the caret to the end. */
export function useGroupedNumber(): GroupedNumber {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [text, setText] = useState('')
  useLayoutEffect(() => {
    if (caret.current === null || !input.current?.matches(':focus')) return
    input.current.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const write = (raw: string, at: number) => {
    const grouped = groupedNumber(raw, at)
    caret.current = grouped.caret
    setText(grouped.text)
  }
  return {
    text,
    input,
    onChange: raw => write(raw, input.current?.selectionStart ?? raw.length),
    onPaste(event) {
      const pasted = numberInPaste(event.clipboardData.getData('text'))
      if (pasted === null) return
      event.preventDefault()
      write(pasted, pasted.length)
    },
  }
}
