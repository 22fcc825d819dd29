import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { type FormEvent, useState } from 'react'
import { useLazyDeskPeopleQuery } from './api'
import styles from './desk.module.css'

const SHOWN = 20

/** Finds colleagues by their names. */
export function Colleagues() {
  const [userName, setUserName] = useState('')
  const [ask, { data, error, isFetching }] = useLazyDeskPeopleQuery()
  const search = () => void ask({ userName: userName.trim(), limit: SHOWN })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  return (
    <Section title="查找同事">
      <form onSubmit={submit} className={styles.search}>
        <input
          aria-label="姓名"
          placeholder="请输入姓名"
          value={userName}
          onChange={event => setUserName(event.target.value)}
        />
        <button type="submit">查找</button>
      </form>
      {isFetching && <Loading />}
      {error && <Trouble error={error} onRetry={search} />}
      {data?.list.length === 0 && <Empty />}
      <ul className={styles.people}>
        {data?.list.map(person => (
          <li key={`${person.loginAccount} ${person.orgId}`}>
            <strong>{person.userName}</strong> {person.orgName}
          </li>
        ))}
      </ul>
    </Section>
  )
}
