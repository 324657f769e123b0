export { Link, type LinkProps } from './link.tsx'
export { phoneHref } from './phone-href.ts'
