import type { AnchorHTMLAttributes } from 'react'

type ShellLinkProps = { readonly to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to a path of the portal; the document follows it in the page (kernel, followLinks). */
export function ShellLink({ to, ...rest }: ShellLinkProps) {
  return <a href={to} {...rest} />
}
