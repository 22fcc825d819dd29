import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import { Button, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import {
  type ManagedNotice,
  useMessagesManagedNoticesQuery,
  useMessagesRemoveNoticeMutation,
  useMessagesWithdrawNoticeMutation,
} from '../api'
import { DEFAULT_SIZE } from '../notices/notice-query'
import { Pager } from '../notices/pager'
import { noticeColumns } from './notice-columns'
import { NoticeEditor } from './notice-editor'
import styles from './publishing.module.css'
import { ReadersDialog } from './readers-dialog'

type Opened = { readonly kind: 'editor'; readonly notice?: ManagedNotice } | { kind: 'readers'; notice: ManagedNotice }

/** /sys/notice: what the user's organisation has written, from draft to withdrawn. */
export default function NoticesPage() {
  const [asked, turn] = useState({ page: 1, limit: DEFAULT_SIZE })
  const [opened, open] = useState<Opened>()
  const args = { pageNumber: asked.page, limit: asked.limit }
  const { data, error, isFetching, refetch } = useMessagesManagedNoticesQuery(args, { refetchOnMountOrArgChange: true })
  const columns = noticeColumns({
    ...useNoticeActions(),
    edit: notice => open({ kind: 'editor', notice }),
    showReaders: notice => open({ kind: 'readers', notice }),
  })
  const close = () => open(undefined)
  const create = (
    <Button type="primary" onClick={() => open({ kind: 'editor' })}>
      新建公告
    </Button>
  )
  return (
    <Page action={create}>
      <div className={styles.list}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable rows={data?.list} rowKey="id" columns={columns} loading={isFetching && !data} hint="可新建公告" />
        </WhileLoading>
        {data && <Pager total={data.total} capped={data.totalCapped} {...asked} onTurn={turn} />}
      </div>
      {opened?.kind === 'editor' && <NoticeEditor notice={opened.notice} onClose={close} />}
      {opened?.kind === 'readers' && <ReadersDialog notice={opened.notice} onClose={close} />}
    </Page>
  )
}

/** What is done to a notice as it stands in the list. */
function useNoticeActions() {
  const [withdraw] = useMessagesWithdrawNoticeMutation()
  const [remove] = useMessagesRemoveNoticeMutation()
  const tell = ({ error }: { error?: unknown }, done: string) =>
    error ? notify.warning(asPortalError(error).message) : notify.success(done)
  return {
    withdraw: ({ id, version }: ManagedNotice) =>
      void withdraw({ args: { id, version } }).then(outcome => tell(outcome, '公告已撤回')),
    remove: ({ id, version }: ManagedNotice) =>
      void remove({ args: { id, version } }).then(outcome => tell(outcome, '删除成功')),
  }
}
