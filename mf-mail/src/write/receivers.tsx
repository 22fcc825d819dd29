import { notify } from '@portal/shared-lib'
import { MAIL_TEXTS } from '@portal/shared-lib/contract/rules/mail'
import { useState } from 'react'
import { SearchForm } from '../box/search-form'
import { FoundPeople } from './found-people'
import type { Draft } from './use-draft'
import styles from './write.module.css'

/** Whom the mail goes to, and a search that adds people by name. */
export function Receivers({ draft }: { draft: Draft }) {
  const [name, setName] = useState('')
  const search = (words: string) => {
    setName(words.trim())
    if (words.trim() === '') notify.warning(MAIL_TEXTS.noName)
  }
  return (
    <section aria-label="收件人" className={styles.field}>
      <span className={styles.label}>收件人</span>
      <div>
        <ul aria-label="已选收件人" className={styles.chips}>
          {draft.receivers.map(receiver => (
            <li key={receiver.loginAccount}>
              {receiver.userName}
              <button type="button" aria-label={`移除 ${receiver.userName}`} onClick={() => draft.remove(receiver)}>
                ×
              </button>
            </li>
          ))}
        </ul>
        <SearchForm label="按姓名查找收件人" onSearch={search} />
        {name && <FoundPeople name={name} draft={draft} />}
      </div>
    </section>
  )
}
