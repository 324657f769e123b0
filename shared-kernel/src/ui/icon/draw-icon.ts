import { createElement, type SVGProps } from 'react'

/** A picture of lucide: its shapes on a square of 24. */
interface Picture {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string
}

const saysSomething = (prop: string) => prop.startsWith('aria-') || prop === 'role' || prop === 'title'

/**
 * Stands in for the core of lucide-react once built (see the preset): the same picture in a tenth of the code, in the
 * shell and again in each remote. A picture without words of its own is decoration, and hidden from screen readers.
 */
// biome-ignore lint/style/noDefaultExport: it takes the place of a default export.
export default function drawIcon({ node }: Picture) {
  return ({ size = 24, color = 'currentColor', children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': Object.keys(rest).some(saysSomething) ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
}
