import { notify, send } from '@portal/shared-lib'
import { type CircularAnswer, circularPaper } from '@portal/shared-lib/contract/calls/region-panel'
import { Button, Input } from '@portal/shared-lib/page'
import { useUnsaved } from '@portal/shared-lib/router'
import { useId, useState } from 'react'
import { printBoard } from '../../figures/print-board'
import { keepDocument } from '../../figures/workbook'
import { useDashboardSaveCircularMutation } from '../api'
import styles from './circular.module.css'

interface CircularFormProps {
  readonly of: { readonly region: string; readonly month: string }
  readonly circular: CircularAnswer
}

const MOST = { title: 60, text: 10_000 }

const generated = ({ title, paragraphs }: CircularAnswer) => ({
  title,
  text: paragraphs.map(spans => spans.map(({ text }) => text).join('')).join('\n'),
})

/** The draft: what was saved of it, else what the figures say. */
export function CircularForm({ of, circular }: CircularFormProps) {
  const { saved } = circular
  const begun = saved ?? generated(circular)
  const id = useId()
  const [title, setTitle] = useState(begun.title)
  const [text, setText] = useState(begun.text)
  const [save, { isLoading }] = useDashboardSaveCircularMutation()
  const put = (draft: { readonly title: string; readonly text: string }) => {
    setTitle(draft.title)
    setText(draft.text)
  }
  const isChanged = title !== begun.title || text !== begun.text
  useUnsaved('月通报', isChanged, { read: () => ({ title, text }), restore: put })
  const keep = async () => {
    const { error } = await save({ args: { ...of, title, text, before: saved?.at ?? null } })
    if (error) notify.warning(error.message ?? '未能保存，请重试')
    else notify.success('已保存草稿')
  }
  const isEmpty = title.trim() === '' || text.trim() === ''
  return (
    <div className={styles.draft}>
      <div className={styles.form}>
        <p className={styles.soft}>
          {saved ? `${saved.by} ${saved.at.slice(0, 16)} 保存` : '尚未保存，内容由统计数据生成'}
          {isChanged && '，有修改未保存'}
        </p>
        <label htmlFor={`${id}title`}>标题</label>
        <Input
          id={`${id}title`}
          value={title}
          maxLength={MOST.title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <label htmlFor={`${id}text`}>正文</label>
        <textarea
          id={`${id}text`}
          value={text}
          maxLength={MOST.text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.foot}>
          <Button onClick={() => put(generated(circular))}>按数据重新生成</Button>
          <Button disabled={isEmpty} onClick={() => void printBoard('sxjkPage')}>
            打印
          </Button>
          <Button
            disabled={isEmpty}
            onClick={() => void send(circularPaper, { ...of, title, text }).then(keepDocument)}
          >
            导出Word
          </Button>
          <Button type="primary" loading={isLoading} disabled={isEmpty} onClick={() => void keep()}>
            保存草稿
          </Button>
        </div>
      </div>
      <Paper title={title} text={text} />
    </div>
  )
}

/** The draft as it is printed. */
function Paper({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.paper} aria-hidden="true">
      <h2>{title}</h2>
      {text.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
        <p key={at}>{line}</p>
      ))}
    </div>
  )
}
