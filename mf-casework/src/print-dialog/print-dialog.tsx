import { Dialog } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './print-dialog.module.css'

interface PrintProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Pixels: a sheet of A4 as it will be printed, smaller. */
const WIDTH = 760

/** A paper to be printed, first shown; nothing else of the page is printed with it. */
export function PrintDialog({ title, children, onClose }: PrintProps) {
  return (
    <Dialog title={title} width={WIDTH} onClose={onClose}>
      <div className={styles.sheet}>{children}</div>
      <div className={styles.foot}>
        <Button onClick={onClose}>关闭</Button>
        <Button type="primary" onClick={() => window.print()}>
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
