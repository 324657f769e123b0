export { Heading, type HeadingProps } from './heading.tsx'
export { PageHeader, type PageHeaderProps } from './page-header.tsx'
export { type HeadingLevel, useHeadingTag } from './use-heading-tag.ts'
