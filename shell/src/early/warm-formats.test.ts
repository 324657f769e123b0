import { expect, it } from 'vitest'
import { warmFormats } from './warm-formats.ts'

it.each(['fr-FR', 'en-GB'])('loads the formats of %s one at a time, whenever the page is idle', tag => {
  const waiting: (() => void)[] = []
  warmFormats(tag, task => waiting.push(task))
  let tasks = 0
  for (let task = waiting.pop(); task; task = waiting.pop()) {
    expect(waiting).toEqual([])
    task()
    tasks += 1
  }
  expect(tasks).toBe(5)
})

it('loads nothing while the page is busy', () => {
  let asked = 0
  warmFormats('no language', () => {
    asked += 1
  })
  expect(asked).toBe(1)
})
