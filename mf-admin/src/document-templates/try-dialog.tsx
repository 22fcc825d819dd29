import { downloadFile, notify } from '@portal/shared-lib'
import type { TryTemplateAnswer } from '@portal/shared-lib/contract/calls/document-templates'
import { Button, Dialog, Loading, PreviewLink, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { Problem } from '../reason'
import { useAdminApplyTemplateMutation } from './api'
import styles from './document-templates.module.css'
import type { Version } from './template'

interface TryProps {
  readonly version: Version
  /** What came of it so far. */
  readonly tried: { readonly data?: TryTemplateAnswer | undefined; readonly error?: unknown }
  readonly onAgain: () => void
  readonly onClose: () => void
}

const LOOK = {
  word: '请预览，或者下载后用Word核对文字和排版',
  pdf: '请预览或者下载PDF，核对文字和排版（用印时生成的Word文件与其版式一致）',
} as const

/** 试填: a version filled with sample values, to be looked at, and then put into use. */
export function TryDialog({ version, tried: { data, error }, onAgain, onClose }: TryProps) {
  const { id, versionNo, inUse } = version
  const [apply, { isLoading }] = useAdminApplyTemplateMutation()
  const [problem, tell] = useState('')
  const use = async () => {
    const { error: refused } = await apply({ args: { id } })
    if (refused) return tell(messageOf(refused))
    notify.success(`第${versionNo}版已启用，以后生成的文书按该版本填写`)
    onClose()
  }
  const file = data && { id: data.fileId, name: data.fileName }
  return (
    <Dialog title={`试填第${versionNo}版`} width={560} onClose={onClose}>
      <div className={admin.form}>
        {Boolean(error) && <Trouble error={error} onRetry={onAgain} />}
        {!error && !file && <Loading />}
        {file && (
          <>
            <p>
              已按示例内容填写。{file.name.endsWith('.pdf') ? LOOK.pdf : LOOK.word}
              {!inUse && '，确认无误后启用'}。
            </p>
            <p className={styles.tried}>
              <span>{file.name}</span>
              <PreviewLink file={file} among={[file]} />
              <button
                type="button"
                className={admin.rowAction}
                aria-label={`下载 ${file.name}`}
                onClick={() => void downloadFile(file)}
              >
                下载
              </button>
            </p>
          </>
        )}
        <Problem text={problem} />
        <div className={admin.foot}>
          <Button onClick={onClose}>关闭</Button>
          {!inUse && (
            <Button type="primary" disabled={!file} loading={isLoading} onClick={() => void use()}>
              启用第{versionNo}版
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
