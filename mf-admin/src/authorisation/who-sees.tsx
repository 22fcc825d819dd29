import type { WhoSeesAnswer } from '@portal/shared-lib/contract/calls/authorisation'
import { REACH_NAMES, RIGHTS_TEXTS, SCOPE_NAMES, VERDICT_NAMES } from '@portal/shared-lib/contract/rules/authorisation'
import { Button } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { useAdminWhoSeesMutation } from './api'
import styles from './authorisation.module.css'

/** Who sees a petition, by which role, scope and reach; for one person also why not. */
export function WhoSees() {
  const [petitionNo, setNo] = useState('')
  const [account, setAccount] = useState('')
  const [problem, tell] = useState('')
  const [ask, { data, isLoading }] = useAdminWhoSeesMutation()
  const look = async () => {
    if (petitionNo.trim() === '') return tell(RIGHTS_TEXTS.petitionNo)
    const { error } = await ask({ args: { petitionNo: petitionNo.trim(), account: account.trim() } })
    tell(error ? messageOf(error) : '')
  }
  return (
    <div className={admin.list}>
      <form
        className={styles.tools}
        onSubmit={event => {
          event.preventDefault()
          void look()
        }}
      >
        <label>
          信访件编号 <input value={petitionNo} maxLength={40} onChange={({ target }) => setNo(target.value)} />
        </label>
        <label>
          登录账号（可不填）{' '}
          <input value={account} maxLength={30} onChange={({ target }) => setAccount(target.value)} />
        </label>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          查询
        </Button>
      </form>
      {problem !== '' && (
        <p role="alert" className={admin.bad}>
          {problem}
        </p>
      )}
      {data && problem === '' && <Found found={data} />}
    </div>
  )
}

function Found({ found: { isWalled, total, list, person } }: { readonly found: WhoSeesAnswer }) {
  return (
    <>
      {person && (
        <p role="status">
          {person.userName}：{VERDICT_NAMES[person.verdict]}
          {person.reasons.length > 0 && `（${reasonsText(person.reasons)}）`}
        </p>
      )}
      <p>
        {isWalled === '1' ? '该件限定知悉范围。' : ''}可以查看的共{total}人。
      </p>
      <DataTable rows={list} rowKey="key" label="可以查看的人员" columns={COLUMNS} hint="没有人可以查看" />
    </>
  )
}

type Row = WhoSeesAnswer['list'][number]

const reasonsText = (reasons: Row['reasons']): string =>
  reasons
    .map(({ roleName, scope, reach }) => `${roleName}，范围${SCOPE_NAMES[scope]}，${REACH_NAMES[reach]}`)
    .filter((text, at, all) => all.indexOf(text) === at)
    .join('；')

const COLUMNS: Column<Row>[] = [
  {
    title: '姓名',
    key: 'name',
    width: 160,
    fixed: 'left',
    render: (_, { userName, holderName }) => (holderName ? `${userName}（代${holderName}）` : userName),
  },
  { title: '登录账号', dataIndex: 'account', width: 110 },
  { title: '单位', key: 'office', width: 260, render: (_, { orgName, deptName }) => `${orgName} ${deptName}` },
  { title: '依据', dataIndex: 'reasons', width: 520, render: reasonsText },
]
