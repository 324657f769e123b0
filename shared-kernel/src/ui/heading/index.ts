export { Heading, type HeadingLevel, type HeadingProps } from './heading.tsx'
export { PageHeader, type PageHeaderProps } from './page-header.tsx'
