import { useState } from 'react'
import { PrintDialog } from '../../print-dialog/print-dialog'
import type { Made, Slip } from './slip'
import { SLIPS } from './slips'

/** What can be printed of what was registered. */
export default function PrintSlips({ made, className }: { made: Made; className: string | undefined }) {
  const [shown, show] = useState<Slip>()
  return (
    <>
      {SLIPS.filter(({ suits }) => suits?.(made) ?? true).map(slip => (
        <button key={slip.name} type="button" className={className} onClick={() => show(slip)}>
          {slip.name}
        </button>
      ))}
      {shown && (
        <PrintDialog title={shown.name} petitionNos={[made.answer.petitionNo]} onClose={() => show(undefined)}>
          <shown.Paper made={made} />
        </PrintDialog>
      )}
    </>
  )
}
