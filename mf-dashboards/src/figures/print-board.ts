import { notify, send } from '@portal/shared-lib'
import { notePrint } from '@portal/shared-lib/contract/calls/prints'

/** Prints a board as it stands, once the audit knows of it. `board`: the last part of its address. */
export async function printBoard(board: string): Promise<void> {
  const { error } = await send(notePrint, { what: 'board', of: board })
  if (error) notify.warning(error.message)
  else window.print()
}
