import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import type { CheckImportAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { IMPORT_COLUMNS, IMPORT_TEXTS, importedRows } from '@portal/shared-lib/contract/rules/accounts'
import { Dialog, Loading, useLeaving } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import styles from './accounts.module.css'
import { useAdminImportAccountsMutation, useLazyAdminCheckImportQuery } from './api'

type Problem = CheckImportAnswer['problems'][number] & { readonly no: string }

const WIDTH = 860
const COLUMNS: Column<Problem>[] = [
  { title: '行', dataIndex: 'row', width: 60 },
  { title: '需要修改', dataIndex: 'text', width: 520 },
]

/** 批量导入: rows copied from a table, which are looked through before any account is made. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, type] = useState('')
  const [problem, tell] = useState('')
  const [problems, show] = useState<readonly Problem[]>()
  const [check, { isFetching }] = useLazyAdminCheckImportQuery()
  const [importAll, { isLoading }] = useAdminImportAccountsMutation()
  const rows = importedRows(text)
  const isReady = problems?.length === 0
  const look = async () => {
    if (rows.length === 0) return tell(IMPORT_TEXTS.nothing)
    const { data, error } = await check({ rows })
    tell(error ? asPortalError(error).message : '')
    show(data?.problems.map((each, at) => ({ ...each, no: String(at) })))
  }
  const make = async () => {
    const { data, error } = await importAll({ args: { rows } })
    if (error) return tell(asPortalError(error).message)
    notify.success(`已建立${data.made}个账号，请由安全保密管理员授予角色并发放密码`)
    onClose()
  }
  return (
    <Dialog title="批量导入账号" width={WIDTH} onClose={useLeaving('批量导入账号', text !== '', onClose)}>
      <div className={styles.body}>
        <label className={styles.table}>
          从表格中复制后粘贴，每行一人，依次为{IMPORT_COLUMNS.map(([, title]) => title).join('、')}
          <textarea
            rows={8}
            value={text}
            onChange={({ target }) => {
              type(target.value)
              show(undefined)
            }}
          />
        </label>
        {problem !== '' && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {isReady && <p role="status">共{rows.length}行，未发现问题</p>}
        {problems !== undefined && problems.length > 0 && (
          <WhileLoading fallback={<Loading />}>
            <DataTable rows={problems} rowKey="no" label="需要修改的行" columns={COLUMNS} />
          </WhileLoading>
        )}
        <div className={styles.actions}>
          <Button loading={isFetching} onClick={() => void look()}>
            检查
          </Button>
          <Button type="primary" disabled={!isReady} loading={isLoading} onClick={() => void make()}>
            导入
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
