export { type ErrorContact, ErrorPanel, type ErrorPanelProps } from './error-panel.tsx'
