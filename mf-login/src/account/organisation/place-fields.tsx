import { ORGANISATION_RULES } from '@portal/shared-lib/contract/rules/organisation'
import { useAccountCodeTableQuery } from '../api'
import { Field, ReadOnly } from '../form/field'
import type { OrganisationEditing } from './use-organisation-form'

/** Where the organisation stands: region and level are given, its system is chosen. */
export function PlaceFields({ editing }: { editing: OrganisationEditing }) {
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
