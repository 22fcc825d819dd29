import type { ManagedAccountsAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { ACCOUNT_STATE_NAMES } from '@portal/shared-lib/contract/rules/accounts'
import type { Column } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'

export type Managed = ManagedAccountsAnswer['list'][number]

const SIGN_ON: Column<Managed> = { title: '统一身份认证', dataIndex: 'signOn', width: 140 }

/** `onOpen` shows all of an account. */
export const columnsWith = (onOpen: (account: Managed) => void, hasSignOn = false): Column<Managed>[] => [
  {
    title: '姓名',
    key: 'name',
    width: 110,
    fixed: 'left',
    render: (_, account) => (
      <button type="button" className={admin.rowAction} aria-label={nameOf(account)} onClick={() => onOpen(account)}>
        {account.userName}
      </button>
    ),
  },
  { title: '登录账号', dataIndex: 'account', width: 120, render: figures },
  { title: '手机号码', dataIndex: 'telephone', width: 120, render: figures },
  { title: '状态', dataIndex: 'state', width: 80, render: state => ACCOUNT_STATE_NAMES[state] },
  { title: '岗位', dataIndex: 'posts', width: 280, render: posts => posts.join('；') },
  { title: '角色', dataIndex: 'roleNames', width: 200, render: (_, account) => rolesOf(account) },
  ...(hasSignOn ? [SIGN_ON] : []),
  { title: '最近登录', dataIndex: 'lastSignInAt', width: 178, render: at => figures(at ?? '—') },
]

/** Before the others, for whoever activates: a tick at each account that waits with roles proposed for it. */
export const tickColumn = (chosen: ReadonlySet<string>, onTick: (account: Managed) => void): Column<Managed> => ({
  title: '选择',
  key: 'tick',
  width: 52,
  fixed: 'left',
  render: (_, account) =>
    mayBeActivated(account) && (
      <input
        type="checkbox"
        aria-label={`选择${nameOf(account)}`}
        checked={chosen.has(account.personId)}
        onChange={() => onTick(account)}
      />
    ),
})

export const mayBeActivated = ({ state, proposedRoleNames }: Managed): boolean =>
  state === 'pending' && proposedRoleNames.length > 0

const nameOf = ({ userName, account }: Managed): string => `${userName}（${account}）`

function rolesOf({ roleNames, proposedRoleNames }: Managed): string {
  const proposed = proposedRoleNames.length > 0 ? `拟授予：${proposedRoleNames.join('、')}` : ''
  return [roleNames.join('、'), proposed].filter(Boolean).join('；') || '未授权'
}

function figures(value: string) {
  return <span className={admin.figures}>{value}</span>
}
