import { notify, WhileLoading } from '@portal/shared-lib'
import { MAIL_TEXTS } from '@portal/shared-lib/contract/rules/mail'
import { Loading } from '@portal/shared-lib/page'
import { PeoplePicker, PersonChips } from '@portal/shared-lib/people-picker'
import { useState } from 'react'
import { SearchForm } from '../box/search-form'
import { FoundPeople } from './found-people'
import type { Draft } from './use-draft'
import styles from './write.module.css'

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
