import type { ParentOrganisationsAnswer } from '@portal/shared-lib/contract/calls/organisations'
import { ORGANISATION_RULES, PARENT_FIELDS, type ParentField } from '@portal/shared-lib/contract/rules/organisation'
import { useAccountParentsQuery } from '../api'
import { Field } from '../form/field'
import type { OrganisationEditing } from './use-organisation-form'

const HINTS: Readonly<Record<ParentField, string>> = {
  parent1Id: '行政上级',
  parent2Id: '业务上级，没有可不选',
  parent3Id: '联系的信访机构，没有可不选',
}

/** Up to three organisations above this one. */
export function ParentFields({ editing }: { editing: OrganisationEditing }) {
  const { id: orgId, regionCode } = editing.entered
  const { data = [] } = useAccountParentsQuery({ regionCode, orgId })
  return PARENT_FIELDS.map(line => (
    <ParentChoice key={line} editing={editing} line={line} groups={parentGroups(data, line)} />
  ))
}

interface ParentChoiceProps {
  readonly editing: OrganisationEditing
  readonly line: ParentField
  readonly groups: readonly ParentGroup[]
}

function ParentChoice({ editing, line, groups }: ParentChoiceProps) {
  const { entered, errorOf, change } = editing
  const { label, missing } = ORGANISATION_RULES[line]
  const chosen = entered[line] ?? ''
  const offered = groups.some(({ organisations }) => organisations.some(({ id }) => id === chosen))
  return (
    <Field
      label={label}
      required={missing !== undefined}
      error={errorOf(line)}
      hint={!errorOf(line) && <p>{HINTS[line]}</p>}
    >
      {ties => (
        <select {...ties} name={line} value={chosen} onChange={event => change({ [line]: event.target.value })}>
          <option value="">请选择</option>
          {chosen && !offered && <option value={chosen}>（原上级机构）</option>}
          {groups.map(({ regionName, organisations }) => (
            <optgroup key={regionName} label={regionName}>
              {organisations.map(({ id, companyName }) => (
                <option key={id} value={id}>
                  {companyName}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}

type Possible = ParentOrganisationsAnswer[number]

interface ParentGroup {
  readonly regionName: string
  readonly organisations: readonly Possible[]
}

/** What may be chosen in a line, by region in the order given; what stands below in this line is left out. */
export function parentGroups(possible: readonly Possible[], line: ParentField): ParentGroup[] {
  const fit = possible.filter(({ below }) => !below.includes(line))
  const regions = [...new Set(fit.map(({ regionName }) => regionName))]
  return regions.map(regionName => ({
    regionName,
    organisations: fit.filter(organisation => organisation.regionName === regionName),
  }))
}
