import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import type { ManagedDownloadsAnswer } from '@portal/shared-lib/contract/calls/downloads'
import { Button, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useMessagesManagedDownloadsQuery, useMessagesWithdrawDownloadMutation } from '../api'
import { DEFAULT_SIZE } from '../notices/notice-query'
import { Pager } from '../notices/pager'
import { DownloadEditor } from './download-editor'
import styles from './publishing.module.css'

type Material = ManagedDownloadsAnswer['list'][number]

/** /sys/download: what the user's organisation offers to download. */
export default function DownloadsPage() {
  const [asked, turn] = useState({ page: 1, limit: DEFAULT_SIZE })
  const [editing, edit] = useState(false)
  const args = { pageNumber: asked.page, limit: asked.limit }
  const { data, error, isFetching, refetch } = useMessagesManagedDownloadsQuery(args, {
    refetchOnMountOrArgChange: true,
  })
  const columns = columnsWith(useWithdraw())
  const create = (
    <Button type="primary" onClick={() => edit(true)}>
      发布资料
    </Button>
  )
  return (
    <Page action={create}>
      <div className={styles.list}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable rows={data?.list} rowKey="id" columns={columns} loading={isFetching && !data} hint="可发布资料" />
        </WhileLoading>
        {data && <Pager total={data.total} capped={data.totalCapped} {...asked} onTurn={turn} />}
      </div>
      {editing && <DownloadEditor onClose={() => edit(false)} />}
    </Page>
  )
}

function useWithdraw() {
  const [withdraw] = useMessagesWithdrawDownloadMutation()
  return async ({ id, withdrawn }: Material) => {
    const { error } = await withdraw({ args: { id, withdrawn: !withdrawn } })
    if (error) notify.warning(asPortalError(error).message)
    else notify.success(withdrawn ? '资料已重新发布' : '资料已撤回')
  }
}

const columnsWith = (withdraw: (material: Material) => Promise<void>): Column<Material>[] => [
  { title: '标题', dataIndex: 'title', width: 360 },
  { title: '类型', dataIndex: 'type', width: 100 },
  { title: '文件', dataIndex: 'files', width: 70, render: (files: Material['files']) => `${files.length}个` },
  { title: '发布时间', dataIndex: 'createdAt', width: 150, render: (at: string) => at.slice(0, 16) },
  { title: '状态', dataIndex: 'withdrawn', width: 84, render: (gone: boolean) => (gone ? '已撤回' : '已发布') },
  {
    title: '操作',
    key: 'rowActions',
    width: 90,
    fixed: 'right',
    render: (_, material) => (
      <button type="button" className={styles.rowAction} onClick={() => void withdraw(material)}>
        {material.withdrawn ? '重新发布' : '撤回'}
      </button>
    ),
  },
]
