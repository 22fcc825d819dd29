import { skipToken } from '@reduxjs/toolkit/query/react'
import type { PeopleAnswer } from '../contract/calls/people'
import { formatNumber } from '../formats/numbers'
import { Empty } from '../page/empty'
import { Loading, Trouble } from '../page/trouble'
import { usePickerByNameQuery, usePickerPeopleQuery } from './api'
import type { Person } from './chosen-people'
import { PeopleList } from './people-list'
import styles from './people-picker.module.css'
import type { Wanted } from './search'

/** People that one search answers at most. */
const MOST = 9999

interface FoundPeopleProps {
  readonly wanted: Wanted
  readonly regionCode: string | undefined
  readonly has: (person: Person) => boolean
  readonly onToggle: (person: Person) => void
}

/** Whom a search has found. */
export function FoundPeople({ wanted, regionCode, has, onToggle }: FoundPeopleProps) {
  const { data, error, isFetching, refetch } = useFound(wanted, regionCode)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (isFetching) return <Loading />
  if (!data) return <p className={styles.hint}>请在左侧选择行政区划，或输入姓名后查询</p>
  if (!data.list.length) return <Empty hint="请换一个行政区划，或核对姓名" />
  return (
    <>
      <p role="status" className={styles.hint}>
        {foundWords(data)}
      </p>
      <PeopleList people={data.list} has={has} onToggle={onToggle} />
    </>
  )
}

function useFound({ scope, userName }: Wanted, regionCode: string | undefined) {
  const everywhere = scope === 'everywhere' || !regionCode
  const byName = usePickerByNameQuery(everywhere && userName ? { userName, isUse: 1, limit: MOST } : skipToken)
  const isIncludeLowerLever = scope === 'below' ? 1 : 0
  const here = { regionCode, isUse: 1, isIncludeLowerLever, limit: MOST, ...(userName && { userName }) } as const
  const inRegion = usePickerPeopleQuery(everywhere ? skipToken : here)
  return everywhere ? byName : inRegion
}

function foundWords({ list, total }: PeopleAnswer): string {
  if (total <= list.length) return `共${formatNumber(total)}人`
  return `仅显示前${formatNumber(list.length)}人，请输入姓名缩小范围`
}
