/** Why a file is not accepted; the catalogue has the citizen's sentence for each code. */
export type ContentFault = 'FileTooLarge' | 'FileTypeNotSupported' | 'FileUnreadable'

/** Result of a check: the fault, or the content to keep. */
export type Checked = { readonly fault: ContentFault } | { readonly content: Uint8Array }

/** HTTP status of each fault. */
export const FAULT_STATUS = {
  FileTooLarge: 413,
  FileTypeNotSupported: 415,
  FileUnreadable: 422,
} as const satisfies Record<ContentFault, number>
