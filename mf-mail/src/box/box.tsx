import { Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './box.module.css'
import { SearchForm } from './search-form'
import type { BoxPage } from './use-box-page'
import { useKeys } from './use-keys'
import { type Selection, useSelection } from './use-selection'

const SIZES = [10, 20, 50, 100, 200]

const STEPS: Record<string, number> = { j: 1, k: -1 }

/** J and K lead from mail to mail; Enter unfolds, as on any button. */
function useListKeys(list: RefObject<HTMLElement | null>): void {
  useKeys(list, key => {
    const step = STEPS[key]
    if (step === undefined) return
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])]
    const at = lines.findIndex(line => line.closest('li')?.contains(document.activeElement))
    lines[at === -1 ? 0 : at + step]?.focus()
  })
}

interface Listed<Mail> {
  readonly list: readonly Mail[]
  readonly total: number
  readonly totalCapped?: boolean | undefined
  readonly next?: string | null | undefined
}

interface BoxProps<Mail> {
  readonly page: BoxPage
  readonly answer: {
    readonly data?: Listed<Mail> | undefined
    readonly error?: unknown
    readonly isFetching: boolean
    refetch(): unknown
  }
  /** What its search looks at; without it there is none. */
  readonly searched?: string
  /** Buttons for the ticked mails. */
  readonly actions: (selection: Selection) => ReactNode
  /** Below the toolbar. */
  readonly lines?: ReactNode
  readonly children: (mail: Mail, selection: Selection) => ReactNode
}

/** A box of mails: what can be done with the ticked ones, a page of mails, and the way to the other pages. */
export function Box<Mail extends { readonly groupId: string }>(props: BoxProps<Mail>) {
  const { page, answer, searched, actions, lines, children } = props
  const { data, error } = answer
  const next = data?.next
  const mails = useRef<HTMLDivElement>(null)
  const selection = useSelection((data?.list ?? []).map(({ groupId }) => groupId))
  const refresh = () => void answer.refetch()
  const emptied = !answer.isFetching && data?.list.length === 0
  useListKeys(mails)
  // The last mail of a page was deleted.
  useEffect(() => {
    if (emptied) page.previous?.()
  }, [emptied, page.previous])
  return (
    <>
      <div className={styles.toolbar}>
        <SelectAll selection={selection} disabled={!data?.list.length} />
        {actions(selection)}
        <button type="button" onClick={refresh}>
          刷新
        </button>
        {searched && <SearchForm label={searched} onSearch={page.search} />}
      </div>
      {lines}
      <div ref={mails} className={styles.mails} aria-busy={answer.isFetching}>
        {error ? <Trouble error={error} onRetry={refresh} /> : !data && <Loading />}
        {data?.list.length === 0 && <Empty hint={page.args.keywords && '请更换查询内容'} />}
        <ul className={styles.list}>{data?.list.map(mail => children(mail, selection))}</ul>
      </div>
      <div className={styles.pager}>
        <Pager
          total={data?.total ?? 0}
          isCapped={data?.totalCapped}
          place={`第 ${page.page} 页`}
          size={{ chosen: page.limit, offered: SIZES, onChoose: page.resize }}
          back={page.previous}
          forth={next ? () => page.next(next) : undefined}
        >
          <span className={styles.keys}>J/K 上下移动，Enter 展开，1–5 切换页签</span>
        </Pager>
      </div>
    </>
  )
}

interface SelectAllProps {
  readonly selection: Selection
  /** While there is nothing to select, or not yet. */
  readonly disabled: boolean
}

function SelectAll({ selection: { all, some, ids, toggleAll }, disabled }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  return (
    <label className={styles.all}>
      <input ref={box} type="checkbox" checked={all} disabled={disabled} onChange={toggleAll} />
      全选
      {ids.length > 0 && <span>已选 {ids.length} 封</span>}
    </label>
  )
}
