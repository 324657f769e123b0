import { render } from '@testing-library/react'
import { createElement, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import drawIcon from './draw-icon.ts'
import * as icons from './index.ts'

type Picture = Parameters<typeof drawIcon>[0]

/** What a browser is given, but for the class names by which lucide marks its own pictures. */
function markup(icon: ReactElement): string {
  const { container, unmount } = render(icon)
  const svg = container.innerHTML.replace(/lucide[\w-]*\s?/g, '').replace(/\s?class=""/, '')
  unmount()
  return svg
}

/** The shapes that lucide's own component was made of. */
async function pictureOf(file: string): Promise<Picture> {
  const { __iconData } = (await import(`lucide-react/dist/esm/icons/${file}.mjs`)) as { __iconData: Picture }
  return __iconData
}

describe('an icon drawn by the kit is the one lucide draws', () => {
  it.each([
    ['check', icons.CheckIcon],
    ['pencil', icons.PencilIcon],
    ['hourglass', icons.HourglassIcon],
    ['calendar-clock', icons.CalendarClockIcon],
  ] as const)('%s', async (file, Lucide) => {
    const Ours = drawIcon(await pictureOf(file))
    for (const props of [
      { className: 'mine' },
      { size: 16, color: 'red', strokeWidth: 1.5 },
      { 'aria-label': 'Fait' },
      { role: 'img' },
    ]) {
      const attributes = (html: string) => html.split(/[ >]/).sort()
      expect(attributes(markup(createElement(Ours, props)))).toEqual(
        attributes(markup(createElement(Lucide, props))),
      )
    }
  })
})
