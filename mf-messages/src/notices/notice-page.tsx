import { Page } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { NoticeList } from './notice-list'
import { DEFAULT_SIZE, type NoticeFilters, type NoticeQuery, PAGE_SIZES } from './notice-query'
import styles from './notices.module.css'

/** /noticeList: what the offices have published, newest first. */
export default function NoticePage() {
  return (
    <Page>
      <div className={styles.notices}>
        <NoticeList query={useNoticeQuery()} />
      </div>
    </Page>
  )
}

/** For the page: it stands in the address, so that it survives a refresh. */
function useNoticeQuery(): NoticeQuery {
  const [parameters, setParameters] = useSearchParams()
  const text = (name: string) => parameters.get(name) ?? ''
  const filters: NoticeFilters = { title: text('title'), content: text('content'), from: text('from'), to: text('to') }
  const limit = PAGE_SIZES.find(size => String(size) === text('limit')) ?? DEFAULT_SIZE
  const page = Math.max(1, Math.trunc(Number(text('page'))) || 1)
  const go = (next: NoticeFilters, turned: { page: number; limit: number }) => {
    const { page: to, limit: size } = turned
    const filled = Object.entries(next).filter(([, value]) => value)
    setParameters({ ...Object.fromEntries(filled), page: String(to), limit: String(size) }, { replace: true })
  }
  return { filters, page, limit, filter: next => go(next, { page: 1, limit }), turn: turned => go(filters, turned) }
}
