import { send } from '@portal/shared-lib'
import { type SearchPeopleAnswer, searchPeople } from '@portal/shared-lib/contract/calls/search'
import { REVEAL_REASONS, REVEAL_TEXT } from '@portal/shared-lib/contract/rules/reveal'
import { Empty } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { FormDialog, type PlainEntry } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { caseAddress } from './addresses'
import styles from './search.module.css'

const ENTRIES: Readonly<Record<string, PlainEntry>> = {
  reason: { kind: 'choice', label: '查询理由', options: Object.entries(REVEAL_REASONS), isListed: true, isGiven: true },
  reasonText: { kind: 'line', label: `说明（${REVEAL_TEXT.min}至${REVEAL_TEXT.max}字）`, max: REVEAL_TEXT.max },
}
const BEGINNING: { reason: keyof typeof REVEAL_REASONS; reasonText: string } = { reason: 'identity', reasonText: '' }

/** Petitioners by a whole number or name. Nothing is asked before there is a reason for it. */
export function People({ words }: { readonly words: string }) {
  const [isAsking, ask] = useState(false)
  const [found, show] = useState<SearchPeopleAnswer>()
  return (
    <div className={styles.results}>
      <p className={styles.hint}>
        按完整的姓名、18位身份证号或11位手机号查询信访人；查询人、时间和理由将记入审计日志。
        <button type="button" className={styles.go} onClick={() => ask(true)}>
          {found ? '重新查询' : '填写理由并查询'}
        </button>
      </p>
      {found && <Found found={found} />}
      {isAsking && (
        <FormDialog
          title="查询信访人"
          submits="查询"
          entries={ENTRIES}
          values={BEGINNING}
          send={async ({ reason, reasonText }) => {
            const { data, error } = await send(searchPeople, { words, reason, reasonText: reasonText.trim() })
            if (data) show(data)
            return { error }
          }}
          names={searchPeople.send}
          onClose={() => ask(false)}
        />
      )}
    </div>
  )
}

function Found({ found: { people, more } }: { readonly found: SearchPeopleAnswer }) {
  if (people.length === 0) return <Empty hint="您可查看的信访件中没有此人，请核对姓名或号码" />
  return (
    <>
      {more && <p className={styles.hint}>同名的人较多，只列出最近的；请用证件号或手机号查询</p>}
      <ol className={styles.hits}>
        {people.map(({ name, idCard, mobile, petitions }) => (
          <li key={petitions[0]?.petitionNo}>
            <h3>
              {name} <span className={styles.hint}>{[idCard, mobile].filter(Boolean).join(' · ')}</span>
              <span className={styles.status}>{petitions.length} 件</span>
            </h3>
            <ul>
              {petitions.map(petition => (
                <li key={petition.petitionNo} className={styles.place}>
                  <Link to={caseAddress(petition.petitionNo)}>{petition.petitionNo}</Link>
                  <span>{petition.registeredOn}</span>
                  <span>{petition.stateName}</span>
                  <span>{petition.summary}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
