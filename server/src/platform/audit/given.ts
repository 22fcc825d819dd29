import { type Author, COMMAND_LINE } from './author'

/** Who sets something and why; the command line says no reason. */
export interface Given {
  readonly by: Author
  readonly reason?: string
}

export const BY_COMMAND: Given = { by: COMMAND_LINE }

/** What the audit has of the reason beside what was set. */
export const reasonOf = ({ reason }: Given): { readonly reason?: string } => (reason === undefined ? {} : { reason })
