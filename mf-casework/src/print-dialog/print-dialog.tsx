import type { NotePrintArgs } from '@portal/shared-lib/contract/calls/prints'
import { Button, Dialog } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './print-dialog.module.css'
import { printPage } from './print-page'

interface PrintProps {
  readonly title: string
  /** Of which petitions it tells. */
  readonly petitionNos: readonly string[]
  /** As the audit calls it; a petition's paper unless it says otherwise. */
  readonly printed?: Pick<NotePrintArgs, 'what' | 'of' | 'count'>
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Pixels: a sheet of A4 as it will be printed, smaller. */
const WIDTH = 760

const PAPER = { what: 'paper' } as const

/** A paper to be printed, first shown; nothing else of the page is printed with it. */
export function PrintDialog({ title, petitionNos, printed = PAPER, children, onClose }: PrintProps) {
  return (
    <Dialog title={title} width={WIDTH} onClose={onClose}>
      <div className={styles.sheet}>{children}</div>
      <div className={styles.foot}>
        <Button onClick={onClose}>关闭</Button>
        <Button type="primary" onClick={() => void printPage({ ...printed, petitionNos: [...petitionNos] })}>
          打印
        </Button>
      </div>
      {createPortal(
        <div className={styles.paper} data-paper aria-hidden="true">
          {children}
        </div>,
        document.body,
      )}
    </Dialog>
  )
}
