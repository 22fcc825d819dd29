import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useMailContactsQuery } from '../api'
import { SearchForm } from '../box/search-form'
import type { Draft } from './use-draft'
import styles from './write.module.css'

/** 最近联系人: a click adds one to the receivers. */
export function Contacts({ draft }: { draft: Draft }) {
  const [name, setName] = useState('')
  const { data, error, refetch } = useMailContactsQuery(name ? { name } : {})
  return (
    <aside aria-label="最近联系人" className={styles.contacts}>
      <h3>最近联系人</h3>
      <SearchForm label="联系人姓名" onSearch={words => setName(words.trim())} />
      {error ? <Trouble error={error} onRetry={() => void refetch()} /> : !data && <Loading />}
      {data?.list.length === 0 && <Empty />}
      <ul className={styles.people}>
        {data?.list.map(({ loginAccount, userName }) => (
          <li key={loginAccount}>
            <button
              type="button"
              disabled={draft.has({ loginAccount })}
              onClick={() => draft.add({ loginAccount, userName, orgName: '' })}
            >
              {userName}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
