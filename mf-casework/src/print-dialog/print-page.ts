import { notify, send } from '@portal/shared-lib'
import { type NotePrintArgs, notePrint } from '@portal/shared-lib/contract/calls/prints'

/** Prints the page as it stands, once the audit knows of it. */
export async function printPage(printed: NotePrintArgs): Promise<void> {
  const { error } = await send(notePrint, printed)
  if (error) notify.warning(error.message)
  else window.print()
}
