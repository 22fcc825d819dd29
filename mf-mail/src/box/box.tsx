import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import styles from './box.module.css'
import { Pager } from './pager'
import { SearchForm } from './search-form'
import type { BoxPage } from './use-box-page'

interface Listed<Mail> {
  readonly list: readonly Mail[]
  readonly total: number
  readonly totalCapped?: boolean | undefined
  readonly next?: string | null | undefined
}

interface BoxProps<Mail> {
  readonly page: BoxPage
  readonly answer: { readonly data?: Listed<Mail> | undefined; readonly error?: unknown; refetch(): unknown }
  /** What its search looks at. */
  readonly searched: string
  /** Beside 刷新. */
  readonly actions?: ReactNode
  readonly children: (mail: Mail) => ReactNode
}

/** A box of mails: its search, a page of its mails, and the way to the other pages. */
export function Box<Mail>({ page, answer, searched, actions, children }: BoxProps<Mail>) {
  const { data, error } = answer
  const refresh = () => void answer.refetch()
  return (
    <>
      <div className={styles.toolbar}>
        <button type="button" onClick={refresh}>
          刷新
        </button>
        {actions}
        <SearchForm label={searched} onSearch={page.search} />
      </div>
      <div className={styles.mails}>
        {error ? <Trouble error={error} onRetry={refresh} /> : !data && <Loading />}
        {!error && data?.list.length === 0 && <Empty />}
        {!error && <ul className={styles.list}>{data?.list.map(children)}</ul>}
      </div>
      <Pager page={page} total={data?.total ?? 0} capped={data?.totalCapped ?? false} next={data?.next} />
    </>
  )
}
