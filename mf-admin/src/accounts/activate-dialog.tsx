import type { ActivateAccountsAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { Button, Dialog } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { messageOf } from '../message-of'
import styles from './accounts.module.css'
import { useAdminActivateAccountsMutation } from './api'
import type { Managed } from './columns'

type Activated = ActivateAccountsAnswer['list'][number]

const WIDTH = 860
const PROPOSED: Column<Managed>[] = [
  { title: '登录账号', dataIndex: 'account', width: 120 },
  { title: '姓名', dataIndex: 'userName', width: 100 },
  { title: '岗位', dataIndex: 'posts', width: 300, render: posts => posts.join('；') },
  { title: '拟授予角色', dataIndex: 'proposedRoleNames', width: 260, render: names => names.join('、') },
]
const HANDED: Column<Activated>[] = [
  { title: '登录账号', dataIndex: 'account', width: 120 },
  { title: '姓名', dataIndex: 'userName', width: 100 },
  { title: '角色', dataIndex: 'roleNames', width: 300, render: names => names.join('、') },
  { title: '一次性密码', dataIndex: 'password', width: 180, render: password => <code>{password}</code> },
]

interface ActivateProps {
  readonly accounts: readonly Managed[]
  readonly onClose: () => void
}

/** 批量激活: the roles that are proposed, to be agreed to, and then each one-time password once. */
export function ActivateDialog({ accounts, onClose }: ActivateProps) {
  const [activate, { isLoading }] = useAdminActivateAccountsMutation()
  const [handed, hand] = useState<readonly Activated[]>()
  const [problem, tell] = useState('')
  const agree = async () => {
    const { data, error } = await activate({ args: { personIds: accounts.map(({ personId }) => personId) } })
    if (data) hand(data.list)
    else tell(messageOf(error))
  }
  return (
    <Dialog title={handed ? '一次性密码' : '批量激活'} width={WIDTH} onClose={onClose}>
      <div className={styles.body}>
        {handed ? (
          <>
            <p>请当面交给各人本人，关闭后不再显示；首次登录后须立即修改。</p>
            <DataTable rows={handed} rowKey="account" label="一次性密码" columns={HANDED} />
          </>
        ) : (
          <>
            <p>同意后按下列拟授予角色授权，并为每人生成一次性密码；有一人不能激活时，全部不激活。</p>
            <DataTable rows={accounts} rowKey="personId" label="待激活账号" columns={PROPOSED} />
            {problem !== '' && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
          </>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{handed ? '关闭' : '取消'}</Button>
          {!handed && (
            <Button type="primary" loading={isLoading} onClick={() => void agree()}>
              同意并激活
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
