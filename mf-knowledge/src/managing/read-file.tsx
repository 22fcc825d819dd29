import { asPortalError, notify, send } from '@portal/shared-lib'
import { readTextFile } from '@portal/shared-lib/contract/calls/knowledge-admin'
import type { FormattedNode } from '@portal/shared-lib/contract/rules/formatted'
import { formattedArticlesOf, formattedText } from '@portal/shared-lib/contract/rules/formatted-articles'
import { Question } from '@portal/shared-lib/page'
import { type ChosenFile, FileChoice, useFormContext } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import styles from './managing.module.css'

interface Entered {
  title: string
  body: readonly FormattedNode[]
}

/** 读入 Word 文件: its text takes the place of what is entered, once that may be lost. */
export function ReadFile() {
  const { getValues, setValue } = useFormContext()
  const [read, take] = useState<Entered>()
  const [said, say] = useState('')
  const fill = ({ title, body }: Entered) => {
    if (title && !getValues('title')) setValue('title', title, { shouldDirty: true })
    setValue('body', body, { shouldDirty: true, shouldValidate: true })
    say('已读入文件，请核对标题和分条结果后保存')
  }
  const choose = async ([file]: readonly ChosenFile[]) => {
    if (!file) return
    const { data, error } = await send(readTextFile, { uploadId: file.id })
    if (!data) return notify.warning(asPortalError(error).message)
    const next = { title: data.title, body: formattedText(data.articles) }
    if (formattedArticlesOf(getValues('body')).length > 0) take(next)
    else fill(next)
  }
  return (
    <section aria-label="读入 Word 文件" className={styles.reading}>
      <p className={styles.hint}>
        从 Word 文件（.docx）读入正文，按“第…条”分条，保留标题、列表、表格、加粗和图片；不保存文件，不超过10MB
      </p>
      <FileChoice most={1} files={[]} label="Word 文件" takesPasted={false} onChange={files => void choose(files)} />
      <p className={styles.hint} role="status">
        {said}
      </p>
      {read && (
        <Question
          text="用文件内容替换已填写的正文吗？"
          leave="替换"
          stay="保留已填写的"
          onAnswer={isSure => {
            if (isSure) fill(read)
            take(undefined)
          }}
        />
      )}
    </section>
  )
}
