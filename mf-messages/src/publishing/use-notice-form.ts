import { asPortalError, notify } from '@portal/shared-lib'
import { NOTICE_TEXTS, noticeProblems } from '@portal/shared-lib/contract/rules/notice'
import { useUploads } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { type ManagedNotice, useMessagesSaveNoticeMutation } from '../api'

/** How a notice is put aside, or goes out. */
export type Way = 'draft' | 'now' | 'later'

const DONE: Record<Way, string> = { draft: '草稿已保存', now: '公告已发布', later: '公告将按时发布' }

/** A notice being written, new or from before. */
export function useNoticeForm(notice: ManagedNotice | undefined, onSaved: () => void) {
  const [fields, setFields] = useState({
    title: notice?.title ?? '',
    content: notice?.content ?? '',
    /** `YYYY-MM-DD HH:mm` at +08:00. */
    time: notice?.state === 'scheduled' ? notice.publishAt.slice(0, 16) : '',
  })
  const [kept, setKept] = useState(notice?.attachments ?? [])
  const [problems, setProblems] = useState<Record<string, string>>({})
  const uploads = useUploads()
  const [send, { isLoading }] = useMessagesSaveNoticeMutation()
  const { title, content, time } = fields
  const fileIds = [...kept.map(({ id }) => id), ...uploads.fileIds]

  const save = async (way: Way) => {
    const found = {
      ...noticeProblems({ title, content, fileIds }),
      ...(way === 'later' && !isAhead(time) && { time: NOTICE_TEXTS.past }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const version = notice && { id: notice.id, version: notice.version }
    const publishAt = way === 'later' ? { publishAt: `${time}:00` } : {}
    const { error } = await send({
      args: { ...version, title, content, fileIds, publish: way !== 'draft', ...publishAt },
    })
    if (error) return notify.warning(asPortalError(error).message)
    notify.success(DONE[way])
    onSaved()
  }
  return {
    fields,
    kept,
    problems,
    uploads,
    saving: isLoading || uploads.uploading,
    set: (part: Partial<typeof fields>) => setFields({ ...fields, ...part }),
    drop: (fileId: string) => setKept(kept.filter(({ id }) => id !== fileId)),
    save: (way: Way) => void save(way),
  }
}

const isAhead = (time: string) => time !== '' && new Date(`${time.replace(' ', 'T')}:00+08:00`).getTime() > Date.now()
