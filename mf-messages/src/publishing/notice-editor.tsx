import { WhileLoading } from '@portal/shared-lib'
import { Dialog, useLeaving } from '@portal/shared-lib/page'
import { Button, Input } from '@portal/shared-lib/ui'
import { MomentPicker, Uploads } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import type { ManagedNotice } from '../api'
import { NoticeText } from '../notices/notice-text'
import { Field } from './field'
import styles from './publishing.module.css'
import { useNoticeForm } from './use-notice-form'

/** Pixels. */
const WIDTH = 880

interface NoticeEditorProps {
  readonly notice: ManagedNotice | undefined
  readonly onClose: () => void
}

/** Writes a notice: a draft, out at once, or out at a time. */
export function NoticeEditor({ notice, onClose }: NoticeEditorProps) {
  const { fields, kept, problems, uploads, saving, set, drop, save } = useNoticeForm(notice, onClose)
  const [shown, show] = useState(false)
  const changed = fields.title !== (notice?.title ?? '') || fields.content !== (notice?.content ?? '')
  const leave = useLeaving('公告', changed, onClose)
  return (
    <Dialog title={notice ? '编辑公告' : '新建公告'} width={WIDTH} onClose={leave}>
      <div className={styles.form}>
        <Field label="标题" required problem={problems.title}>
          {id => <Input id={id} value={fields.title} onChange={event => set({ title: event.target.value })} />}
        </Field>
        <Field label="内容" required problem={problems.content} hint="行首“# ”为小标题，“- ”为列表项，**文字**为加粗">
          {id => (
            <Input.TextArea
              id={id}
              rows={10}
              value={fields.content}
              onChange={event => set({ content: event.target.value })}
            />
          )}
        </Field>
        <Button size="small" aria-expanded={shown} onClick={() => show(!shown)}>
          {shown ? '收起预览' : '预览'}
        </Button>
        {shown && <NoticeText text={fields.content} />}
        <Field label="附件" problem={problems.fileIds}>
          {() => (
            <WhileLoading>
              <AttachedFiles files={kept} onDrop={drop} />
              <Uploads files={uploads.files} onAdd={uploads.add} onRemove={uploads.remove} />
            </WhileLoading>
          )}
        </Field>
        <Field label="定时发布时间" problem={problems.time} hint="需要定时发布时填写（北京时间）">
          {id => (
            <WhileLoading>
              <MomentPicker
                id={id}
                value={fields.time}
                isWrong={problems.time !== undefined}
                onChange={time => set({ time })}
              />
            </WhileLoading>
          )}
        </Field>
      </div>
      <div className={styles.actions}>
        <Button onClick={leave}>取消</Button>
        <Button disabled={saving} onClick={() => save('draft')}>
          保存草稿
        </Button>
        <Button type="primary" disabled={saving} onClick={() => save(fields.time ? 'later' : 'now')}>
          {fields.time ? '定时发布' : '立即发布'}
        </Button>
      </div>
    </Dialog>
  )
}

interface AttachedFilesProps {
  readonly files: readonly { readonly id: string; readonly name: string }[]
  readonly onDrop: (fileId: string) => void
}

/** Attachments from before; taking one out counts when the form is saved. */
function AttachedFiles({ files, onDrop }: AttachedFilesProps) {
  return (
    <ul className={styles.kept}>
      {files.map(({ id, name }) => (
        <li key={id}>
          {name}
          <button type="button" className={styles.rowAction} aria-label={`移除 ${name}`} onClick={() => onDrop(id)}>
            移除
          </button>
        </li>
      ))}
    </ul>
  )
}
