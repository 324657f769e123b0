/** Why a file is not accepted: told to the citizen in their language, by the catalogue's sentence for the code. */
export type ContentFault = 'FileTooLarge' | 'FileTypeNotSupported' | 'FileUnreadable'

/** What is wrong with a file, or what is kept of it. */
export type Checked = { readonly fault: ContentFault } | { readonly content: Uint8Array }

/** The HTTP status of each fault. */
export const FAULT_STATUS = {
  FileTooLarge: 413,
  FileTypeNotSupported: 415,
  FileUnreadable: 422,
} as const satisfies Record<ContentFault, number>
