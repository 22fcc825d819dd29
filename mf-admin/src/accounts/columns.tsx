import type { ManagedAccountsAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { ACCOUNT_STATE_NAMES } from '@portal/shared-lib/contract/rules/accounts'
import type { Column } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'

export type Managed = ManagedAccountsAnswer['list'][number]

/** `onOpen` shows all of an account. */
export const columnsWith = (onOpen: (account: Managed) => void): Column<Managed>[] => [
  {
    title: '姓名',
    key: 'name',
    width: 110,
    fixed: 'left',
    render: (_, account) => (
      <button
        type="button"
        className={admin.rowAction}
        aria-label={`${account.userName}（${account.account}）`}
        onClick={() => onOpen(account)}
      >
        {account.userName}
      </button>
    ),
  },
  { title: '登录账号', dataIndex: 'account', width: 120, render: figures },
  { title: '手机号码', dataIndex: 'telephone', width: 120, render: figures },
  { title: '状态', dataIndex: 'state', width: 80, render: state => ACCOUNT_STATE_NAMES[state] },
  { title: '岗位', dataIndex: 'posts', width: 280, render: posts => posts.join('；') },
  { title: '角色', dataIndex: 'roleNames', width: 200, render: names => names.join('、') || '未授权' },
  { title: '最近登录', dataIndex: 'lastSignInAt', width: 178, render: at => figures(at ?? '—') },
]

function figures(value: string) {
  return <span className={admin.figures}>{value}</span>
}
