import { notify, useCan } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/ui'
import { saveFile, WORKBOOK } from '../../export/save-file'
import type { Row } from '../row'

interface BookActionsProps {
  readonly title: string
  /** Undefined while they are read. */
  readonly rows: readonly Row[] | undefined
}

/** What is made of the book that is shown: paper, and a sheet for those who may export. */
export function BookActions({ title, rows = [] }: BookActionsProps) {
  const mayExport = useCan('xfj:export')
  const disabled = rows.length === 0
  const save = () => saveBook(title, rows).catch(() => notify.error('登记簿未能导出，请重试'))
  return (
    <>
      {mayExport && (
        <Button disabled={disabled} onClick={() => void save()}>
          导出
        </Button>
      )}
      <Button type="primary" disabled={disabled} onClick={() => window.print()}>
        打印
      </Button>
    </>
  )
}

async function saveBook(title: string, rows: readonly Row[]): Promise<void> {
  const { sheetOf } = await import('./sheet')
  saveFile(`${title}.xlsx`, new Blob([await sheetOf(title, rows)], { type: WORKBOOK }))
}
