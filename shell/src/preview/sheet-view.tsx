import { formatDateTime } from '@portal/shared-lib'
import { type CellValue, readXlsx } from 'hucre/xlsx'
import { useState } from 'react'
import styles from './preview.module.css'
import { useMade } from './use-made'

const MAX_ROWS = 1000

/** A workbook: one sheet at a time, its first rows. */
export default function SheetView({ content }: { content: Blob }) {
  const sheets = useMade(read, content)
  const [chosen, setChosen] = useState(0)
  const sheet = sheets?.[chosen]
  if (!sheets || !sheet) return null
  return (
    <>
      <div role="tablist" aria-label="工作表" className={styles.tools}>
        {sheets.map(({ name }, at) => (
          <button key={name} type="button" role="tab" aria-selected={at === chosen} onClick={() => setChosen(at)}>
            {name}
          </button>
        ))}
        {sheet.cut && <span className={styles.size}>仅显示前{MAX_ROWS}行</span>}
      </div>
      <div className={styles.sheet}>
        <table aria-label={sheet.name}>
          <tbody>
            {sheet.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                {row.map((value, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <td key={column}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

async function read(content: Blob) {
  const { sheets } = await readXlsx(await content.arrayBuffer(), {
    maxRows: MAX_ROWS + 1,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  })
  return sheets.map(({ name, rows }) => ({
    name,
    cut: rows.length > MAX_ROWS,
    rows: rows.slice(0, MAX_ROWS).map(row => row.map(textOf)),
  }))
}

const textOf = (value: CellValue) => (value instanceof Date ? formatDateTime(value) : String(value ?? ''))
