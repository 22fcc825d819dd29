import { notify, send } from '@portal/shared-lib'
import { type PetitionAnswer, petition } from '@portal/shared-lib/contract/calls/petitions'
import { Dialog, Loading } from '@portal/shared-lib/page'
import { useEffect, useState } from 'react'
import { PrintDialog } from '../../print-dialog/print-dialog'
import { CaseSheet } from '../../record/case-sheet'
import { textOf } from '../row'
import type { RowActionDialogProps } from './row-action'

/** Sheets of one printing. */
const MOST = 50

/** The petitions of some numbers, read one after the other; undefined until all are here. What cannot be read is told and left out. */
function useSheets(petitionNos: readonly string[]): readonly PetitionAnswer[] | undefined {
  const [petitions, keep] = useState<readonly PetitionAnswer[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen when the dialog was opened
  useEffect(() => {
    const leaving = new AbortController()
    void readAll(petitionNos.slice(0, MOST), leaving.signal).then(read => {
      if (!leaving.signal.aborted) keep(read)
    })
    if (petitionNos.length > MOST) notify.warning(`一次最多打印 ${MOST} 份，已取前 ${MOST} 份，其余请分批打印`)
    return () => leaving.abort()
  }, [])
  return petitions
}

async function readAll(petitionNos: readonly string[], signal: AbortSignal): Promise<PetitionAnswer[]> {
  const read: PetitionAnswer[] = []
  for (const petitionNo of petitionNos) {
    if (signal.aborted) break
    const { data, error } = await send(petition, { petitionNo }, { signal })
    if (data) read.push(data)
    else if (!signal.aborted) notify.warning(`${petitionNo} 未能读取：${error.message}`)
  }
  return read
}

/** The registration sheets of the chosen petitions, to be printed once all of them are here. */
export default function SheetsDialog({ rows, onClose }: RowActionDialogProps) {
  const petitions = useSheets([...new Set(rows.map(row => textOf(row, 'xfjbh')))])
  if (!petitions)
    return (
      <Dialog title="打印登记表" onClose={onClose}>
        <Loading />
      </Dialog>
    )
  return (
    <PrintDialog
      title={`打印登记表 ${petitions.length} 份`}
      petitionNos={petitions.map(({ petitionNo }) => petitionNo)}
      onClose={onClose}
    >
      {petitions.map(petition => (
        <CaseSheet key={petition.petitionNo} petition={petition} />
      ))}
    </PrintDialog>
  )
}
