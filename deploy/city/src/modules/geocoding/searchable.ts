export { searchable } from '@parvis/shared-kernel/formats'
