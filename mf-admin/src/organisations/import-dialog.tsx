import { notify, WhileLoading } from '@portal/shared-lib'
import type { CheckTableAnswer } from '@portal/shared-lib/contract/calls/organisation-admin'
import {
  IMPORTED_TABLES,
  type ImportedTable,
  TABLE_NAMES,
  TABLE_ROWS,
} from '@portal/shared-lib/contract/rules/organisation-admin'
import { Alert, Button, Dialog, Loading, useLeaving } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { messageOf } from '../message-of'
import { ChooseSheet } from '../sheet/choose-sheet'
import { useAdminCheckTableMutation, useAdminImportTableMutation } from './api'
import styles from './organisations.module.css'

type Rows = readonly (readonly string[])[]
interface Shown {
  readonly row: string
  readonly wrong: string
  readonly text: string
}

const WIDTH = 900
/** Rows of the preview. */
const SHOWN = 200
const COLUMNS: Column<Shown>[] = [
  { title: '行', dataIndex: 'row', width: 60 },
  { title: '需要修改', dataIndex: 'wrong', width: 260 },
  { title: '内容', dataIndex: 'text', width: 520 },
]

/** 导入表格: regions, organisations or departments of a file, looked through before anything of it is taken in. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [table, setTable] = useState<ImportedTable>('organisations')
  const [rows, setRows] = useState<Rows>([])
  const [checked, setChecked] = useState<CheckTableAnswer>()
  const [problem, tell] = useState('')
  const [check, { isLoading: isChecking }] = useAdminCheckTableMutation()
  const [take, { isLoading }] = useAdminImportTableMutation()
  const args = { table, rows: rows.map(row => [...row]) }
  const isReady = checked?.problems.length === 0 && checked.added + checked.changed > 0
  const enter = async (read: Rows, of: ImportedTable) => {
    setRows(read)
    setChecked(undefined)
    const { data, error } = await check({ args: { table: of, rows: read.map(row => [...row]) } })
    setChecked(data)
    tell(error ? messageOf(error) : '')
  }
  const confirm = async () => {
    const { data, error } = await take({ args })
    if (error) return tell(messageOf(error))
    notify.success(`${TABLE_NAMES[table]}已导入：新增${data.added}，变更${data.changed}`)
    onClose()
  }
  return (
    <Dialog title="导入表格" width={WIDTH} onClose={useLeaving('导入表格', rows.length > 0, onClose)}>
      <div className={styles.body}>
        <div className={styles.actions}>
          <label>
            内容
            <select
              value={table}
              onChange={({ target }) => {
                const of = target.value as ImportedTable
                setTable(of)
                if (rows.length > 0) void enter(rows, of)
              }}
            >
              {IMPORTED_TABLES.map(name => (
                <option key={name} value={name}>
                  {TABLE_NAMES[name]}
                </option>
              ))}
            </select>
          </label>
          <ChooseSheet maxRows={TABLE_ROWS + 1} onProblem={tell} onRead={read => void enter(read, table)} />
          <span>首行为列名，与启用时的表格相同；已有的按代码更新，表中没有的不变</span>
        </div>
        {problem !== '' && <p role="alert">{problem}</p>}
        <p role="status">{statusOf(rows, checked, isChecking)}</p>
        {checked && <Renamed renamed={checked.renamed} />}
        {rows.length > 0 && (
          <WhileLoading fallback={<Loading />}>
            <DataTable rows={shownOf(rows, checked)} rowKey="row" label="待导入的行" columns={COLUMNS} />
          </WhileLoading>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" disabled={!isReady} loading={isLoading} onClick={() => void confirm()}>
            确认导入
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const NAMES_SHOWN = 20

/** Names go everywhere at once, also into what is closed: they are read before they are taken in. */
function Renamed({ renamed }: Pick<CheckTableAnswer, 'renamed'>) {
  if (renamed.length === 0) return null
  return (
    <Alert
      type="warning"
      title={`将改名${renamed.length}个，已登记的信访件也显示新名称；原名称需保留的，请改用“并入”`}
      description={
        <ul>
          {renamed.slice(0, NAMES_SHOWN).map(({ row, was, is }) => (
            <li key={row}>
              第{row}行：{was} → {is}
            </li>
          ))}
          {renamed.length > NAMES_SHOWN && <li>……</li>}
        </ul>
      }
    />
  )
}

function statusOf(rows: Rows, checked: CheckTableAnswer | undefined, isChecking: boolean): string {
  if (rows.length === 0) return ''
  if (isChecking) return '正在检查…'
  if (!checked) return ''
  const { problems, added, changed } = checked
  if (problems.length > 0) return `共${rows.length - 1}行，${problems.length}处需要修改，未导入任何内容`
  const same = rows.length - 1 - added - changed
  return `共${rows.length - 1}行，将新增${added}，变更${changed}，未变${same}`
}

/** Those that are wrong first; row 0 is the whole file. */
function shownOf(rows: Rows, checked: CheckTableAnswer | undefined): Shown[] {
  const wrong = new Map<number, string[]>()
  for (const { row, text } of checked?.problems ?? []) wrong.set(row, [...(wrong.get(row) ?? []), text])
  const whole = wrong.get(0)
  const each = rows.slice(1).map((cells, at) => ({
    row: String(at + 2),
    wrong: (wrong.get(at + 2) ?? []).join('；'),
    text: cells.filter(Boolean).join('　'),
  }))
  const headings = { row: '1', wrong: (wrong.get(1) ?? []).join('；'), text: rows[0]?.join('　') ?? '' }
  return [
    ...(whole ? [{ row: '—', wrong: whole.join('；'), text: '' }] : []),
    ...(headings.wrong ? [headings] : []),
    ...each.sort((one, other) => Number(other.wrong !== '') - Number(one.wrong !== '')),
  ].slice(0, SHOWN)
}
