import { Button } from '@portal/shared-lib/page'
import { type ChangeEvent, useRef } from 'react'
import { readSheet, SHEET_KINDS } from './read-sheet'

interface ChooseProps {
  /** Rows that are read at most, the headings among them. */
  readonly maxRows: number
  readonly onRead: (rows: readonly (readonly string[])[]) => void
  readonly onProblem: (text: string) => void
}

/** 选择文件: the rows of a spreadsheet that whoever imports has filled in. */
export function ChooseSheet({ maxRows, onRead, onProblem }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    const rows = file && (await readSheet(file, maxRows))
    // The same one again, once it is put right, is a choice too.
    target.value = ''
    if (!file) return
    if (rows) onRead(rows)
    else onProblem('文件不是 Excel 工作簿（.xlsx）或 .csv 表格，请重新另存后重试')
  }
  return (
    <>
      <Button onClick={() => input.current?.click()}>选择文件</Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={SHEET_KINDS}
        aria-label="表格文件（.xlsx 或 .csv）"
        onChange={event => void read(event)}
      />
    </>
  )
}
