export { SessionDialog, type SessionDialogProps } from './session-dialog.tsx'
