import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import { DOWNLOAD_TYPES, downloadProblems } from '@portal/shared-lib/contract/rules/notice'
import { Dialog, useLeaving } from '@portal/shared-lib/page'
import { Button, Input } from '@portal/shared-lib/ui'
import { Uploads, useUploads } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useMessagesPublishDownloadMutation } from '../api'
import { Field } from './field'
import styles from './publishing.module.css'

/** Pixels. */
const WIDTH = 720
const NOTHING = { title: '', type: '', description: '' }

/** Offers material to everybody. */
export function DownloadEditor({ onClose }: { onClose: () => void }) {
  const { fields, problems, uploads, saving, set, publish } = useDownloadForm(onClose)
  const leave = useLeaving('资料', Boolean(fields.title || fields.description || uploads.files.length), onClose)
  return (
    <Dialog title="发布资料" width={WIDTH} onClose={leave}>
      <div className={styles.form}>
        <Field label="标题" required problem={problems.title}>
          {id => <Input id={id} value={fields.title} onChange={event => set({ title: event.target.value })} />}
        </Field>
        <Field label="类型" required problem={problems.type}>
          {id => (
            <select id={id} className={styles.time} value={fields.type} onChange={e => set({ type: e.target.value })}>
              <option value="">请选择</option>
              {DOWNLOAD_TYPES.map(type => (
                <option key={type}>{type}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="描述" problem={problems.description}>
          {id => (
            <Input.TextArea
              id={id}
              rows={3}
              value={fields.description}
              onChange={event => set({ description: event.target.value })}
            />
          )}
        </Field>
        <Field label="文件" required problem={problems.fileIds}>
          {() => (
            <WhileLoading>
              <Uploads files={uploads.files} onAdd={uploads.add} onRemove={uploads.remove} />
            </WhileLoading>
          )}
        </Field>
      </div>
      <div className={styles.actions}>
        <Button onClick={leave}>取消</Button>
        <Button type="primary" disabled={saving} onClick={publish}>
          发布
        </Button>
      </div>
    </Dialog>
  )
}

function useDownloadForm(onSaved: () => void) {
  const [fields, setFields] = useState(NOTHING)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const uploads = useUploads()
  const [send, { isLoading }] = useMessagesPublishDownloadMutation()
  const publish = async () => {
    const material = { ...fields, fileIds: uploads.fileIds }
    const found = downloadProblems(material)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const { error } = await send({ args: material })
    if (error) return notify.warning(asPortalError(error).message)
    notify.success('资料已发布')
    onSaved()
  }
  return {
    fields,
    problems,
    uploads,
    saving: isLoading || uploads.uploading,
    set: (part: Partial<typeof fields>) => setFields({ ...fields, ...part }),
    publish: () => void publish(),
  }
}
