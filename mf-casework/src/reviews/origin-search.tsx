import type { OriginAnswer } from '@portal/shared-lib/contract/calls/reviews'
import { Fields, Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { type FormEvent, useState } from 'react'
import buttons from '../actions/buttons.module.css'
import { PlainTable } from '../plain-table/plain-table'
import { useReviewOriginQuery } from '../review-rows/api'
import styles from './reviews.module.css'

const PETITION_NO_LENGTH = 20

/** Looks up what may be asked for of a petition: by whom, until when, and who is competent. */
export function OriginSearch() {
  const [petitionNo, setPetitionNo] = useState('')
  const [typed, setTyped] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setPetitionNo(typed.trim())
  }
  return (
    <>
      <form className={styles.search} onSubmit={search}>
        <label>
          原信访件编号
          <input value={typed} maxLength={PETITION_NO_LENGTH} onChange={event => setTyped(event.target.value)} />
        </label>
        <button
          type="submit"
          className={buttons.primary}
          disabled={typed.trim().length !== PETITION_NO_LENGTH}
          title="输入20位信访件编号后查询"
        >
          查询
        </button>
      </form>
      {petitionNo && <Origin petitionNo={petitionNo} />}
    </>
  )
}

function Origin({ petitionNo }: { petitionNo: string }) {
  const {
    currentData: data,
    error,
    refetch,
  } = useReviewOriginQuery({ petitionNo }, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <Found origin={data} petitionNo={petitionNo} />
}

function Found({ origin, petitionNo }: { origin: OriginAnswer; petitionNo: string }) {
  const { kindName, originalOrganisation, petitioners, competent, hindrance, isUndecided } = origin
  const addressOf = (action: string) => `/toDoManage/handle?${new URLSearchParams({ xfjbh: petitionNo, action })}`
  return (
    <>
      <Fields
        rows={[
          ['可申请', kindName],
          ['原办理单位', originalOrganisation],
          [`有权${kindName}的单位`, competent.map(({ name, reason }) => `${name}（${reason}）`).join('、'), 'wide'],
        ]}
      />
      {petitioners.length > 0 && (
        <PlainTable headings={['信访人', '送达日期', '申请截止', '今日申请']}>
          {petitioners.map(({ personSeq, name, deliveredOn, windowUntil, isInTime }) => (
            <tr key={personSeq}>
              <td>{name}</td>
              <td>{deliveredOn}</td>
              <td>{windowUntil?.slice(0, 10) ?? '—'}</td>
              <td>{isInTime ? '在30日内' : '已超过30日'}</td>
            </tr>
          ))}
        </PlainTable>
      )}
      {hindrance ? <p role="status">{hindrance}</p> : <Link to={addressOf('registerReview')}>登记{kindName}申请</Link>}
      {isUndecided && (
        <p>
          原件不是在本系统作出的：<Link to={addressOf('recordOriginal')}>登记原处理意见</Link>
        </p>
      )}
    </>
  )
}
