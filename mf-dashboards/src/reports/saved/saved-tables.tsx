import { formatDay, onDemand, WhileLoading } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/page'
import { Choice } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useDashboardSavedTablesQuery } from '../../api'
import type { ReportQuery } from '../report-query'
import styles from '../reports.module.css'
import { queryOf } from './saved-query'

const SaveDialog = onDemand(() => import('./save-dialog'))
const SchedulesDialog = onDemand(() => import('./schedules-dialog'))

interface SavedTablesProps {
  readonly query: ReportQuery
  readonly onAsk: (next: ReportQuery) => void
}

/** What was saved, by oneself and by others who share it; what is shown can be saved, and what is saved sent by mail. */
export function SavedTables({ query, onAsk }: SavedTablesProps) {
  const { data = [] } = useDashboardSavedTablesQuery({})
  const [opened, open] = useState<'save' | 'schedules'>()
  const own = data.filter(({ owner }) => owner === '')
  const close = () => open(undefined)
  const choose = (chosen: string) => {
    const saved = data.find(({ savedId }) => savedId === chosen)
    if (saved) onAsk(queryOf(saved.query, formatDay(new Date())))
  }
  return (
    <>
      {data.length > 0 && (
        <Choice
          aria-label="已保存"
          placeholder="已保存的报表"
          className={styles.place}
          value={null}
          options={data.map(({ savedId, name, owner }) => ({
            value: savedId,
            label: owner ? `${name}（${owner}）` : name,
          }))}
          onChange={choose}
        />
      )}
      <Button onClick={() => open('save')}>保存</Button>
      <Button onClick={() => open('schedules')}>定时发送</Button>
      {opened && (
        <WhileLoading fallback={null}>
          {opened === 'save' ? (
            <SaveDialog query={query} own={own} onClose={close} />
          ) : (
            <SchedulesDialog own={own} onClose={close} />
          )}
        </WhileLoading>
      )}
    </>
  )
}
