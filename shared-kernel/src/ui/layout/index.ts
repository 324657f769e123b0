export { Cluster, Columns, type Gap, Page, Section, Stack } from './layout.tsx'
