import { notify, WhileLoading } from '@portal/shared-lib'
import type { CheckImportAnswer } from '@portal/shared-lib/contract/calls/accounts'
import {
  accountsOf,
  IMPORT_COLUMNS,
  IMPORT_MOST,
  IMPORT_TEXTS,
  type ImportedAccount,
  importedRows,
} from '@portal/shared-lib/contract/rules/accounts'
import { Button, Dialog, Loading, useLeaving } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { messageOf } from '../message-of'
import { ChooseSheet } from '../sheet/choose-sheet'
import styles from './accounts.module.css'
import { useAdminImportAccountsMutation, useLazyAdminCheckImportQuery } from './api'

type Problems = CheckImportAnswer['problems']
type Shown = ImportedAccount & { readonly row: number; readonly wrong: string }

const WIDTH = 960
/** Rows of the preview, those that are wrong first. */
const SHOWN = 200
const COLUMNS: Column<Shown>[] = [
  { title: '行', dataIndex: 'row', width: 52 },
  { title: '需要修改', dataIndex: 'wrong', width: 220 },
  ...IMPORT_COLUMNS.map(([dataIndex, title]) => ({ title, dataIndex, width: 120 })),
]

/** 批量导入: rows of a file or copied from a table, which are looked through before any account is made. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [rows, setRows] = useState<readonly ImportedAccount[]>([])
  const [text, type] = useState('')
  const { problem, problems, tell, check, isChecking, take, isTaking, forget } = useImport(rows, onClose)
  const enter = (entered: readonly ImportedAccount[]) => {
    setRows(entered)
    forget()
  }
  return (
    <Dialog title="批量导入账号" width={WIDTH} onClose={useLeaving('批量导入账号', rows.length > 0, onClose)}>
      <div className={styles.body}>
        <div className={styles.from}>
          <ChooseSheet
            maxRows={IMPORT_MOST + 2}
            onProblem={tell}
            onRead={read => {
              type('')
              enter(accountsOf(read))
            }}
          />
          <span>选择 .xlsx 或 .csv 文件，首行为列名；也可从表格中复制后粘贴</span>
        </div>
        <label className={styles.table}>
          每行一人，依次为{IMPORT_COLUMNS.map(([, title]) => title).join('、')}
          <textarea
            rows={3}
            value={text}
            onChange={({ target }) => {
              type(target.value)
              enter(importedRows(target.value))
            }}
          />
        </label>
        {problem !== '' && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {rows.length > 0 && <p role="status">{statusOf(rows, problems)}</p>}
        {rows.length > 0 && (
          <WhileLoading fallback={<Loading />}>
            <DataTable rows={shownOf(rows, problems ?? [])} rowKey="row" label="待导入的账号" columns={COLUMNS} />
          </WhileLoading>
        )}
        <div className={styles.actions}>
          <Button loading={isChecking} onClick={() => void check()}>
            检查
          </Button>
          <Button type="primary" disabled={problems?.length !== 0} loading={isTaking} onClick={() => void take()}>
            导入
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Looks rows through, then makes accounts of all of them. */
function useImport(rows: readonly ImportedAccount[], onDone: () => void) {
  const [problem, tell] = useState('')
  const [problems, show] = useState<Problems>()
  const [look, { isFetching: isChecking }] = useLazyAdminCheckImportQuery()
  const [importAll, { isLoading: isTaking }] = useAdminImportAccountsMutation()
  const check = async () => {
    if (rows.length === 0) return tell(IMPORT_TEXTS.nothing)
    if (rows.length > IMPORT_MOST) return tell(IMPORT_TEXTS.tooMany)
    const { data, error } = await look({ rows: [...rows] })
    tell(error ? messageOf(error) : '')
    show(data?.problems)
  }
  const take = async () => {
    const { data, error } = await importAll({ args: { rows: [...rows] } })
    if (error) return tell(messageOf(error))
    notify.success(`已建立${data.made}个账号，请由安全保密管理员授予角色并发放密码`)
    onDone()
  }
  const forget = () => {
    tell('')
    show(undefined)
  }
  return { problem, problems, tell, check, isChecking, take, isTaking, forget }
}

function statusOf({ length }: readonly ImportedAccount[], problems: Problems | undefined): string {
  const shown = length > SHOWN ? `，下面只列出${SHOWN}行` : ''
  if (!problems) return `读取到${length}行，请先检查${shown}`
  if (problems.length === 0) return `共${length}行，未发现问题${shown}`
  return `共${length}行，${new Set(problems.map(({ row }) => row)).size}行需要修改${shown}`
}

function shownOf(rows: readonly ImportedAccount[], problems: Problems): Shown[] {
  const wrong = new Map<number, string[]>()
  for (const { row, text } of problems) wrong.set(row, [...(wrong.get(row) ?? []), text])
  return rows
    .map((account, at) => ({ ...account, row: at + 1, wrong: wrong.get(at + 1)?.join('；') ?? '' }))
    .sort((one, other) => Number(other.wrong !== '') - Number(one.wrong !== '') || one.row - other.row)
    .slice(0, SHOWN)
}
