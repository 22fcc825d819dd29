import { onDemand, WhileLoading } from '@portal/shared-lib'
import { useState } from 'react'
import link from '../queue.module.css'
import type { HandedOver } from './hand-over-dialog'

const HandOverDialog = onDemand(() => import('./hand-over-dialog'))

/** 转窗口单位. */
export function HandOverButton({
  visit,
  className = link.link,
}: {
  visit: HandedOver
  className?: string | undefined
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        转窗口单位
      </button>
      {open && (
        <WhileLoading fallback={null}>
          <HandOverDialog visit={visit} onClose={() => setOpen(false)} />
        </WhileLoading>
      )}
    </>
  )
}
