import { WhileLoading } from '@portal/shared-lib'
import type { ClassifiedWordsAnswer } from '@portal/shared-lib/contract/calls/secrecy'
import { CLASSIFIED_WORDS } from '@portal/shared-lib/contract/rules/classified-words'
import { MOST_COUNTED, wordProblem } from '@portal/shared-lib/contract/rules/secrecy'
import { Button, Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useId, useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { Confirm } from '../policies/confirm'
import { HistoryDialog } from '../policies/history-dialog'
import { Problem } from '../reason'
import { RowActions } from '../row-actions'
import { useAdminClassifiedWordsQuery, useAdminPreviewWordMutation, useAdminSetWordMutation } from './api'

type Word = ClassifiedWordsAnswer['list'][number]
/** A word that is to be set; empty: a new one. */
type Opened = { readonly kind: 'set'; readonly word: string; readonly inUse: boolean } | History
type History = { readonly kind: 'history'; readonly word: string }

/** 涉密词: words beside the fixed ones that keep texts and files from being sent. */
export function Words() {
  const { data, error, isFetching, refetch } = useAdminClassifiedWordsQuery({}, { refetchOnMountOrArgChange: true })
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  return (
    <div className={admin.list}>
      <p className={admin.filter}>
        <Button type="primary" onClick={() => open({ kind: 'set', word: '', inUse: true })}>
          新增涉密词
        </Button>
        固定涉密词：{CLASSIFIED_WORDS.join('、')}，始终有效，不可停用
      </p>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.list}
          rowKey="word"
          label="新增的涉密词"
          columns={columnsWith(open)}
          loading={isFetching}
          hint="没有新增的涉密词，仅固定涉密词有效"
        />
      </WhileLoading>
      {opened?.kind === 'set' && <WordDialog {...opened} onClose={close} />}
      {opened?.kind === 'history' && (
        <HistoryDialog title={`涉密词“${opened.word}”`} asked={{ kind: 'word', of: opened.word }} onClose={close} />
      )}
    </div>
  )
}

const columnsWith = (open: (opened: Opened) => void): Column<Word>[] => [
  { title: '涉密词', dataIndex: 'word', width: 180 },
  { title: '状态', dataIndex: 'inUse', width: 90, render: inUse => (inUse ? '启用' : '停用') },
  { title: '设置人', dataIndex: 'person', width: 110 },
  { title: '设置时间', dataIndex: 'at', width: 180, render: at => <span className={admin.figures}>{at}</span> },
  { title: '依据', dataIndex: 'reason', width: 300 },
  {
    title: '操作',
    key: 'rowActions',
    width: 110,
    fixed: 'right',
    render: (_, { word, inUse }) => (
      <RowActions
        of={word}
        acts={{
          [inUse ? '停用' : '启用']: () => open({ kind: 'set', word, inUse: !inUse }),
          记录: () => open({ kind: 'history', word }),
        }}
      />
    ),
  },
]

interface DialogProps {
  readonly word: string
  readonly inUse: boolean
  readonly onClose: () => void
}

/** Sets a word in two steps: which, then what that changes, with the reason. */
function WordDialog({ word: known, inUse, onClose }: DialogProps) {
  const [word, write] = useState(known)
  const [cases, show] = useState<number>()
  const [problem, tell] = useState('')
  const [preview, { isLoading }] = useAdminPreviewWordMutation()
  const [set] = useAdminSetWordMutation()
  const id = useId()
  const goOn = async () => {
    const wrong = wordProblem(word.trim())
    if (wrong) return tell(wrong)
    const { data, error } = await preview({ args: { word, inUse } })
    tell(error ? messageOf(error) : '')
    show(data?.cases)
  }
  const act = inUse ? '启用' : '停用'
  return (
    <Dialog title={known ? `${act}涉密词“${known}”` : '新增涉密词'} onClose={onClose}>
      {cases === undefined ? (
        <div className={admin.form}>
          <div className={admin.choice}>
            <label htmlFor={id}>涉密词</label>
            <input id={id} value={word} readOnly={known !== ''} onChange={({ target }) => write(target.value)} />
          </div>
          <Problem text={problem} />
          <div className={admin.foot}>
            <Button onClick={onClose}>取消</Button>
            <Button type="primary" loading={isLoading} onClick={() => void goOn()}>
              下一步
            </Button>
          </div>
        </div>
      ) : (
        <Confirm
          rows={[
            ['涉密词', word, 'wide'],
            ['设置为', act, 'wide'],
            ['影响', effectText(cases, inUse), 'wide'],
          ]}
          done={`涉密词“${word}”已${act}`}
          send={reason => set({ args: { word, inUse, reason } })}
          onBack={() => show(undefined)}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}

function effectText(cases: number, inUse: boolean): string {
  const counted = cases >= MOST_COUNTED ? `${MOST_COUNTED}件以上` : `${cases}件`
  if (!inUse) return `含有该词的内容可以提交；未办结的信访件中有${counted}含有该词`
  return `含有该词的邮件、公告、办理意见和附件名立即不能提交；未办结的信访件中有${counted}含有该词，内容保持不变`
}
