import { notify } from '@portal/shared-lib'
import { saveNotice } from '@portal/shared-lib/contract/calls/notices'
import { MAX_NOTICE, NOTICE_TEXTS, noticeProblems } from '@portal/shared-lib/contract/rules/notice'
import { Button, Dialog, useLeaving } from '@portal/shared-lib/page'
import {
  type ChosenFile,
  CONTROLS,
  EntriesOf,
  fieldOf,
  fileIdsOf,
  type PlainEntry,
  problemsIn,
  useEntryForm,
  useWatch,
} from '@portal/shared-lib/ui-form'
import { useRef, useState } from 'react'
import { type ManagedNotice, useMessagesSaveNoticeMutation } from '../api'
import { NoticeText } from '../notices/notice-text'
import styles from './publishing.module.css'

/** Pixels. */
const WIDTH = 880

const DONE = { draft: '草稿已保存', now: '公告已发布', later: '公告将按时发布' } as const

const TITLE: PlainEntry = { kind: 'line', label: '标题', required: true }
const CONTENT: PlainEntry = {
  kind: 'words',
  label: '内容',
  hint: '行首“# ”为小标题，“- ”为列表项，**文字**为加粗',
  required: true,
  rows: 10,
  max: MAX_NOTICE,
}
const FILES: PlainEntry = { kind: 'files', label: '附件' }
const TIME: PlainEntry = { kind: 'moment', label: '定时发布时间', hint: '需要定时发布时填写（北京时间）' }

const NO_FILES: readonly ChosenFile[] = []

const Field = fieldOf(CONTROLS, 'above')

interface NoticeEditorProps {
  readonly notice: ManagedNotice | undefined
  readonly onClose: () => void
}

/** Writes a notice: a draft, out at once, or out at a time. */
export function NoticeEditor({ notice, onClose }: NoticeEditorProps) {
  const state = useNoticeForm(notice, onClose)
  const leave = useLeaving('公告', state.form.formState.isDirty, onClose)
  return (
    <Dialog title={notice ? '编辑公告' : '新建公告'} width={WIDTH} onClose={leave}>
      <EntriesOf of={state}>
        <div className={styles.form}>
          <Field name="title" entry={TITLE} />
          <Field name="content" entry={CONTENT} />
          <Preview />
          <Field name="fileIds" entry={FILES} />
          <Field name="time" entry={TIME} />
          {state.problem && (
            <p role="alert" className={styles.problem}>
              {state.problem}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Button onClick={leave}>取消</Button>
          <Button disabled={state.isBusy} onClick={() => state.save('draft')}>
            保存草稿
          </Button>
          <PublishButton isBusy={state.isBusy} onPublish={state.save} />
        </div>
      </EntriesOf>
    </Dialog>
  )
}

/** How a notice is put aside, or goes out. */
type Way = keyof typeof DONE

/** A notice being written, new or from before. */
function useNoticeForm(notice: ManagedNotice | undefined, onSaved: () => void) {
  const [send] = useMessagesSaveNoticeMutation()
  const way = useRef<Way>('draft')
  const state = useEntryForm({
    values: {
      title: notice?.title ?? '',
      content: notice?.content ?? '',
      fileIds: notice?.attachments ?? NO_FILES,
      /** `YYYY-MM-DD HH:mm` at +08:00. */
      time: notice?.state === 'scheduled' ? notice.publishAt.slice(0, 16) : '',
    },
    problemsOf: ({ time, ...written }) =>
      problemsIn({
        ...noticeProblems({ ...written, fileIds: fileIdsOf(written.fileIds) }),
        ...(way.current === 'later' && !isAhead(time) && { time: NOTICE_TEXTS.past }),
      }),
    send: ({ title, content, fileIds, time }) =>
      send({
        args: {
          ...(notice && { id: notice.id, version: notice.version }),
          title,
          content,
          fileIds: fileIdsOf(fileIds),
          publish: way.current !== 'draft',
          ...(way.current === 'later' && { publishAt: `${time}:00` }),
        },
      }),
    names: saveNotice.send,
    onDone: () => {
      notify.success(DONE[way.current])
      onSaved()
    },
  })
  const save = (chosen: Way) => {
    way.current = chosen
    void state.submit()
  }
  return { ...state, save }
}

const isAhead = (time: string) => time !== '' && new Date(`${time.replace(' ', 'T')}:00+08:00`).getTime() > Date.now()

/** What the notice will look like, for who wishes to see it. */
function Preview() {
  const [isShown, show] = useState(false)
  return (
    <>
      <Button size="small" className={styles.preview} aria-expanded={isShown} onClick={() => show(!isShown)}>
        {isShown ? '收起预览' : '预览'}
      </Button>
      {isShown && <PreviewText />}
    </>
  )
}

const PreviewText = () => <NoticeText text={useWatch({ name: 'content' })} />

interface PublishProps {
  readonly isBusy: boolean
  readonly onPublish: (way: Way) => void
}

/** A notice that has a time goes out then. */
function PublishButton({ isBusy, onPublish }: PublishProps) {
  const isTimed = Boolean(useWatch({ name: 'time' }))
  return (
    <Button type="primary" disabled={isBusy} onClick={() => onPublish(isTimed ? 'later' : 'now')}>
      {isTimed ? '定时发布' : '立即发布'}
    </Button>
  )
}
