export { Button, type ButtonProps } from './button.tsx'
export { type ButtonLook, type ButtonVariant, buttonClass } from './button-class.ts'
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx'
export { Spinner } from './spinner.tsx'
