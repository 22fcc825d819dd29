import { notify, useCan, WhileLoading } from '@portal/shared-lib'
import type { PreviewCalendarAnswer } from '@portal/shared-lib/contract/calls/parameters'
import { POLICY_PERMISSIONS } from '@portal/shared-lib/contract/rules/policies'
import { Alert, Button, Dialog, Fields, Loading, Trouble } from '@portal/shared-lib/page'
import { DataTable } from '@portal/shared-lib/ui-data'
import { type ChangeEvent, useRef, useState } from 'react'
import admin from '../admin.module.css'
import { useAdminCalendarYearsQuery, useAdminImportCalendarMutation, useAdminPreviewCalendarMutation } from '../api'
import { messageOf } from '../message-of'

interface Chosen {
  readonly text: string
  readonly effect: PreviewCalendarAnswer
}

/** The years whose days off are known, and how another is taken in. */
export function Calendar() {
  const { data, error, isFetching, refetch } = useAdminCalendarYearsQuery({}, { refetchOnMountOrArgChange: true })
  const [chosen, choose] = useState<Chosen>()
  const maySet = useCan(POLICY_PERMISSIONS.values)
  return (
    <div className={admin.list}>
      {data?.warning && <Alert type="warning" title={data.warning} />}
      {maySet && <ChooseFile onChosen={choose} />}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.years}
          rowKey="year"
          label="已载入的年度"
          columns={[
            { title: '年度', dataIndex: 'year', width: 100 },
            { title: '依据', dataIndex: 'source', width: 480 },
            { title: '载入时间', dataIndex: 'loadedAt', width: 178 },
          ]}
          loading={isFetching}
          hint="尚未载入任何年度，期限仅按周末计算"
        />
      </WhileLoading>
      {chosen && <ImportDialog {...chosen} onClose={() => choose(undefined)} />}
    </div>
  )
}

function ChooseFile({ onChosen }: { onChosen: (chosen: Chosen) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [preview, { isLoading }] = useAdminPreviewCalendarMutation()
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    const text = await file?.text()
    target.value = ''
    if (text === undefined) return
    const { data, error } = await preview({ args: { text } })
    if (data) onChosen({ text, effect: data })
    else notify.error(messageOf(error))
  }
  return (
    <p className={admin.filter}>
      <Button loading={isLoading} onClick={() => input.current?.click()}>
        载入年度节假日
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="年度节假日数据文件"
        onChange={event => void read(event)}
      />
      国务院办公厅通知公布后，选择该年度的节假日数据文件（JSON）
    </p>
  )
}

function ImportDialog({ text, effect, onClose }: Chosen & { onClose: () => void }) {
  const [take, { isLoading }] = useAdminImportCalendarMutation()
  const [problem, tell] = useState('')
  const { year, off, worked, isNew, moves } = effect
  const confirm = async () => {
    const { error } = await take({ args: { text } })
    if (error) return tell(messageOf(error))
    notify.success(`${year}年节假日已载入`)
    onClose()
  }
  return (
    <Dialog title={`载入${year}年节假日`} onClose={onClose}>
      <div className={admin.form}>
        <Fields
          rows={[
            ['放假', `${off}天`],
            ['调休上班', `${worked}天`],
            ['影响', isNew ? `正在计时的${moves}个期限将改到其他日期` : '与已载入的内容相同，不需要再次载入', 'wide'],
          ]}
        />
        {problem !== '' && (
          <p role="alert" className={admin.bad}>
            {problem}
          </p>
        )}
        <div className={admin.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" disabled={!isNew} loading={isLoading} onClick={() => void confirm()}>
            确认载入
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
