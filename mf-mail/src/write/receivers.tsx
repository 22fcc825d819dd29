import { notify, WhileLoading } from '@portal/shared-lib'
import { MAIL_TEXTS } from '@portal/shared-lib/contract/rules/mail'
import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { PeoplePicker, PersonChips } from '@portal/shared-lib/people-picker'
import { useState } from 'react'
import { useMailPeopleQuery } from '../api'
import { SearchForm } from '../box/search-form'
import type { Draft } from './use-draft'
import styles from './write.module.css'

/** People shown of those found; a longer name finds fewer. */
const SHOWN = 50

/** People whose name holds a text; a click adds one to the receivers. */
function FoundPeople({ name, draft }: { name: string; draft: Draft }) {
  const { data, error, isFetching, refetch } = useMailPeopleQuery({ userName: name, isUse: 1, limit: SHOWN })
  if (isFetching) return <Loading />
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data?.list.length) return <Empty hint="请核对姓名" />
  return (
    <>
      <ul aria-label="查找结果" className={styles.people}>
        {data.list.map(person => (
          <li key={`${person.loginAccount} ${person.orgId}`}>
            <button type="button" disabled={draft.has(person)} onClick={() => draft.add(person)}>
              {person.userName}
              <span>{person.orgName}</span>
            </button>
          </li>
        ))}
      </ul>
      {data.total > SHOWN && <p className={styles.hint}>仅显示前{SHOWN}人，请输入更完整的姓名</p>}
    </>
  )
}

interface ReceiversProps {
  readonly draft: Draft
  /** Login accounts that the server has refused. */
  readonly gone: readonly string[]
}

/** Whom the mail goes to; more are added by name, or from the regions. */
export function Receivers({ draft, gone }: ReceiversProps) {
  const [name, setName] = useState('')
  const [picking, setPicking] = useState(false)
  const search = (words: string) => {
    setName(words.trim())
    if (words.trim() === '') notify.warning(MAIL_TEXTS.noName)
  }
  return (
    <section aria-label="收件人" className={styles.field}>
      <span className={styles.label}>收件人</span>
      <div>
        {draft.written.receivers.length > 0 && (
          <div className={styles.chosen}>
            <PersonChips
              label="已选收件人"
              people={draft.written.receivers}
              gone={gone}
              onRemove={receiver => draft.remove(receiver)}
            />
          </div>
        )}
        <div className={styles.adding}>
          <button type="button" onClick={() => setPicking(true)}>
            + 添加收件人
          </button>
          <SearchForm label="按姓名查找收件人" onSearch={search} />
        </div>
        {name && <FoundPeople name={name} draft={draft} />}
      </div>
      {picking && (
        <WhileLoading fallback={<Loading />}>
          <PeoplePicker
            title="选择收件人"
            chosen={draft.written.receivers}
            onChoose={people => {
              draft.setReceivers(people)
              setPicking(false)
            }}
            onClose={() => setPicking(false)}
          />
        </WhileLoading>
      )}
    </section>
  )
}
