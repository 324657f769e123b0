export { EmailDialog, type EmailDialogProps } from './email-dialog.tsx'
