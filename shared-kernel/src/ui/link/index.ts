export { Link, type LinkProps, linkClass } from './link.tsx'
export { phoneHref } from './phone-href.ts'
