import type { OrganisationAnswer } from '@portal/shared-lib/contract/calls/organisations'
import {
  ORGANISATION_RULES,
  type OrganisationField,
  type OrganisationProblem,
} from '@portal/shared-lib/contract/rules/organisation'
import { useRef } from 'react'
import { useAccountCodeTableQuery } from '../api'
import { Field, ReadOnly } from '../form/field'
import styles from '../form/form.module.css'
import { Outcome } from '../form/outcome'
import { ParentFields } from './parent-fields'
import { ReachFields } from './reach-fields'
import { TextLine } from './text-line'
import { type OrganisationEditing, useOrganisationForm } from './use-organisation-form'

interface OrganisationFormProps {
  readonly organisation: OrganisationAnswer
  readonly onCancel: () => void
  readonly onDone: () => void
}

export function OrganisationForm({ organisation, onCancel, onDone }: OrganisationFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const editing = useOrganisationForm(organisation, onDone)
  const { problems, busy, said, send } = editing
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={event => void send(event)}
      onKeyDown={event => {
        if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
        event.preventDefault()
        form.current?.requestSubmit()
      }}
    >
      <ErrorList
        problems={problems}
        onJump={field => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()}
      />
      <div className={styles.columns}>
        <NameFields editing={editing} />
        <PlaceFields editing={editing} />
        <ParentFields editing={editing} />
        <ReachFields editing={editing} />
      </div>
      <Outcome said={said} />
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={busy}>
          {busy ? '正在保存...' : '保存'}
        </button>
        <button type="button" onClick={onCancel}>
          取消
        </button>
      </div>
    </form>
  )
}

interface ErrorListProps {
  readonly problems: readonly OrganisationProblem[]
  readonly onJump: (field: OrganisationField) => void
}

/** Everything that keeps the form from being saved; each entry leads to its field. */
function ErrorList({ problems, onJump }: ErrorListProps) {
  if (!problems.length) return null
  return (
    <div role="alert" className={styles.errors}>
      <p>有 {problems.length} 处需要修改：</p>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <button type="button" onClick={() => onJump(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the organisation is called. */
function NameFields({ editing }: { editing: OrganisationEditing }) {
  return (
    <>
      <TextLine editing={editing} field="companyName" hint={<p>与公章一致的全称</p>} />
      <TextLine editing={editing} field="docShortName" hint={<p>用于文号，如“临信访”</p>} />
      <TextLine editing={editing} field="pinYin" hint={<p>全称的拼音首字母</p>} />
      <ReadOnly label="机构代码" value={editing.entered.orgCode} />
    </>
  )
}

/** Where the organisation stands: region and level are given, its system is chosen. */
function PlaceFields({ editing }: { editing: OrganisationEditing }) {
  const { data: levels = [] } = useAccountCodeTableQuery({ tableName: 'DM_ZSJB' })
  const { data: systems = [] } = useAccountCodeTableQuery({ tableName: 'DM_SUB_SYSTEM' })
  const { entered, errorOf, change } = editing
  const level = levels.find(({ codeId }) => codeId === entered.subLevelCode)
  return (
    <>
      <ReadOnly label={ORGANISATION_RULES.regionCode.label} value={entered.regionName} />
      <ReadOnly label={ORGANISATION_RULES.subLevelCode.label} value={level?.codeName ?? entered.subLevelCode} />
      <Field label={ORGANISATION_RULES.subSystemCode.label} required error={errorOf('subSystemCode')}>
        {ties => (
          <select
            {...ties}
            name="subSystemCode"
            value={entered.subSystemCode}
            onChange={event => change({ subSystemCode: event.target.value })}
          >
            <option value="">请选择</option>
            {systems.map(({ codeId, codeName }) => (
              <option key={codeId} value={codeId}>
                {codeName}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}
