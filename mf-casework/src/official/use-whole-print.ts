import { notify, send } from '@portal/shared-lib'
import { type ReceiversOfAnswer, receiversOf } from '@portal/shared-lib/contract/calls/official-documents'
import { MOST_RECEIVERS } from '@portal/shared-lib/contract/rules/official-document'
import { useEffect, useState } from 'react'
import { printPage } from '../print-dialog/print-page'

/** Prints a document with all of its receivers, which the screen shows by pages: they are fetched, drawn, and then printed. */
export function useWholePrint(id: string) {
  const [receivers, keep] = useState<ReceiversOfAnswer['list']>()
  useEffect(() => {
    if (receivers) void printPage({ what: 'official', of: id })
  }, [receivers, id])
  const print = async () => {
    const { data, error } = await send(receiversOf, { id, limit: MOST_RECEIVERS })
    if (error) notify.warning(error.message)
    else keep(data.list)
  }
  return { receivers, print }
}
