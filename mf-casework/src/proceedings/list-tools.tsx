import { csvOf, notify, saveCsv, useCan } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/page'
import { type ReactNode, useState } from 'react'
import { noteCopy, printPage } from '../print-dialog/print-page'
import styles from './proceedings.module.css'

interface ListToolsProps {
  /** The list, as the audit knows it and as its file is called. */
  readonly list: { readonly id: string; readonly name: string }
  /** Rows on the page. */
  readonly shown: number
  /** All rows that are asked for, the first being the headings; undefined where they cannot be read. */
  readonly readAll: () => Promise<string[][] | undefined>
  /** How it is printed where that is more than the page as it stands. */
  readonly print?: { readonly label: string; readonly disabled: string; readonly run: () => void }
  /** By what the list is filtered. */
  readonly children: ReactNode
}

/** Above a list: its filters, and the ways to take it along on paper or as a file. */
export function ListTools({ list: { id, name }, shown, readAll, print, children }: ListToolsProps) {
  const mayExport = useCan('xfj:export')
  const [isBusy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    const rows = await readAll()
    if (rows && (await noteCopy({ of: id, count: rows.length - 1 }))) {
      saveCsv(`${name}.csv`, csvOf(rows))
      notify.success(`已导出${rows.length - 1}条`)
    }
    setBusy(false)
  }
  return (
    <search className={styles.tools}>
      {children}
      <span className={styles.aside}>
        {print ? (
          <Button disabled={print.disabled !== ''} title={print.disabled || undefined} onClick={print.run}>
            {print.label}
          </Button>
        ) : (
          <Button onClick={() => void printPage({ what: 'list', of: id, count: shown })}>打印</Button>
        )}{' '}
        {mayExport && (
          <Button loading={isBusy} onClick={() => void copy()}>
            导出CSV
          </Button>
        )}
      </span>
    </search>
  )
}
