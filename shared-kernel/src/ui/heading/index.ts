export type { HeadingLevel } from '@parvis/shared-kernel/i18n'
export { Heading, type HeadingProps } from './heading.tsx'
export { PageHeader, type PageHeaderProps } from './page-header.tsx'
