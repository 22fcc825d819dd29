import { notify, send } from '@portal/shared-lib'
import { type NotePrintArgs, notePrint } from '@portal/shared-lib/contract/calls/prints'

/** Tells the audit that a list is taken along as a file; false where it cannot be told, and so must not be taken. */
export async function noteCopy({ of, count }: { of: string; count: number }): Promise<boolean> {
  const { error } = await send(notePrint, { what: 'copy', of, count })
  if (error) notify.warning(error.message)
  return !error
}

/** Prints the page as it stands, once the audit knows of it. */
export async function printPage(printed: NotePrintArgs): Promise<void> {
  const { error } = await send(notePrint, printed)
  if (error) notify.warning(error.message)
  else window.print()
}
