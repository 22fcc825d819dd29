import { notify, saveFile } from '@portal/shared-lib'
import { Alert, Button, Page, PetitionNo, Section } from '@portal/shared-lib/page'
import { EntryForm, useEntryForm } from '@portal/shared-lib/ui-form'
import { type ReactNode, useId, useRef } from 'react'
import { LongCell, PlainTable } from '../../plain-table/plain-table'
import { FormKind } from '../engine/form-kind'
import type { FormValues } from '../engine/form-values'
import { problemsOfParts } from '../engine/part-fields'
import { SectionFields } from '../engine/section-fields'
import styles from './import.module.css'
import { type Sheet, useImport } from './use-import'

/** MIME type of .xlsx. */
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const HEADINGS = ['行号', '移交单号', '信访人', '内容摘要', '结果']
/** Of the sheet: its first row are the headings. */
const FIRST_ROW = 2

/** Row by row what was read, and what became of it. */
const Outcomes = ({ sheet: { rows, outcomes } }: { sheet: Sheet }) => (
  <PlainTable headings={HEADINGS}>
    {rows.map(({ sourceNo, name, summary = '' }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
      <tr key={at}>
        <td>{at + FIRST_ROW}</td>
        <td>{sourceNo || '—'}</td>
        <td>{name || '匿名'}</td>
        <LongCell title={summary}>{summary}</LongCell>
        <td>{outcomeOf(outcomes?.[at])}</td>
      </tr>
    ))}
  </PlainTable>
)

function outcomeOf(outcome: NonNullable<Sheet['outcomes']>[number] | undefined) {
  if (!outcome) return '待预检'
  if (outcome.petitionNo) return <PetitionNo value={outcome.petitionNo} />
  return outcome.reason || '可以导入'
}

/** Hands the browser the template to keep. */
async function saveTemplate(): Promise<void> {
  const { templateOf } = await import('./sheet')
  saveFile('巡视移交信访件导入模板.xlsx', new Blob([await templateOf()], { type: WORKBOOK }))
}

const PATHS = ['inspection.team', 'extra.xslc', 'inspection.dueOn', 'inspection.accessList']

const NOTHING: FormValues = { inspection: { team: '', dueOn: '', accessList: [] }, extra: {} }

/** 批量导入: what an inspection team hands over in a sheet, tried before it is stored. */
export default function ImportPage({ above }: { above: ReactNode }) {
  const { sheet, problem, tell, busy, choose, send } = useImport()
  const isTrial = useRef(true)
  const state = useEntryForm<FormValues>({
    values: NOTHING,
    problemsOf: values => problemsOfParts(['inspection'], values),
    send: async values => {
      if (sheet) await send(values, isTrial.current)
      else tell('请选择填好的表格')
      return undefined
    },
  })
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const submit = (trial: boolean) => {
    isTrial.current = trial
    void state.submit()
  }
  return (
    <Page
      title="巡视信访批量导入"
      action={
        <Button onClick={() => void saveTemplate().catch(() => notify.error('模板未能生成，请重试'))}>下载模板</Button>
      }
    >
      {above}
      <FormKind value="inspection">
        <EntryForm of={state}>
          <Section title="移交信息">
            <SectionFields paths={PATHS} />
          </Section>
        </EntryForm>
      </FormKind>
      <Section title="移交表格">
        <div className={styles.rowActions}>
          <label htmlFor={id}>表格（.xlsx，一次最多200件）</label>
          <Button onClick={() => file.current?.click()}>选择表格</Button>
          <input
            ref={file}
            id={id}
            hidden
            type="file"
            accept=".xlsx"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void choose(file)
              // The same one again, once it is put right, is a choice too.
              target.value = ''
            }}
          />
          <Button loading={busy} onClick={() => submit(true)}>
            预检
          </Button>
          <Button type="primary" loading={busy} disabled={!isReady(sheet)} onClick={() => submit(false)}>
            导入
          </Button>
        </div>
        <div role="status">
          {problem && <Alert type="error" title={problem} />}
          {sheet && !problem && <Alert {...saidOf(sheet)} />}
        </div>
        {sheet && <Outcomes sheet={sheet} />}
      </Section>
    </Page>
  )
}

const isReady = (sheet: Sheet | undefined): boolean =>
  sheet?.outcomes !== undefined && !sheet.stored && sheet.outcomes.every(({ reason }) => reason === '')

function saidOf(sheet: Sheet): { type: 'info' | 'success' | 'warning'; title: string } {
  const { rows, outcomes, stored } = sheet
  const wrong = outcomes?.filter(({ reason }) => reason !== '').length ?? 0
  if (stored) return { type: 'success', title: `已导入${rows.length}件，编号见下表` }
  if (!outcomes) return { type: 'info', title: `读取到${rows.length}件，请先预检` }
  if (wrong === 0) return { type: 'success', title: `${rows.length}件均可导入，尚未入库，请点“导入”` }
  return {
    type: 'warning',
    title: `${wrong}件不能导入，全部未入库。请按结果修改表格后重新选择；疑似重复的请从表格中删去，必要时单独登记`,
  }
}
