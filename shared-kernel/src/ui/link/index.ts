export { Link, type LinkProps, linkClass } from './link.tsx'
