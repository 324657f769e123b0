export { Link, type LinkProps, linkClass } from './link.tsx'
export { useAddress } from './use-address.ts'
