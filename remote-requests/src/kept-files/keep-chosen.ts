import type { Draft } from '@parvis/shared-kernel/drafts'
import type { EvidenceId } from '@parvis/shared-kernel/ids'
import { fileFault } from '@parvis/shared-kernel/uploads'

/**
 * This browser keeps a chosen file until it is sent. One that cannot be sent would come back as a draft of its own, and
 * a film leave no room for what is typed; the file that it replaces goes all the same.
 */
export function keepChosen(
  { keepFile, dropFile }: Pick<Draft<object>, 'keepFile' | 'dropFile'>,
  id: EvidenceId,
  file: File,
): void {
  if (fileFault(file) === null) keepFile(id, file)
  else dropFile(id)
}
