import { offersPage, useCan, useDesktop } from '@portal/shared-lib'
import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import { navigate } from '@portal/shared-lib/router'
import { type FormEvent, useState } from 'react'
import styles from './portal.module.css'

const QUERY = 'toDoManage/archive'
const NO_CASES = '您的岗位不接触信访件，不能查询或打开'
const NO_QUERIES = '您没有查询权限，可输入信访件编号直接打开'

/** Finds a case by its number, anything else by words. */
export function PortalSearch() {
  const [words, setWords] = useState('')
  const [hint, tell] = useState('')
  const mayQuery = useCan(QUERY) && offersPage(`/${QUERY}`)
  const seesCases = useDesktop()?.seesCases !== '0'
  const find = (event: FormEvent) => {
    event.preventDefault()
    const typed = words.trim()
    const number = typed.toUpperCase()
    if (typed === '') return
    if (!seesCases) return tell(NO_CASES)
    if (isPetitionNo(number)) return navigate(`/transit?${new URLSearchParams({ xfjbh: number })}`)
    if (!mayQuery) return tell(NO_QUERIES)
    navigate(`/${QUERY}?${new URLSearchParams({ words: typed })}`)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some of the browsers
    <form role="search" className={styles.search} onSubmit={find}>
      <input
        aria-label="搜索信访件"
        placeholder="请输入信访件编号、信访人姓名等"
        maxLength={100}
        autoComplete="off"
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          tell('')
        }}
      />
      <button type="submit">查询</button>
      <p role="status">{hint}</p>
    </form>
  )
}
