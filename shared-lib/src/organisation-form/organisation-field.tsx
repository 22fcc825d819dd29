import type { ParentOrganisationsAnswer } from '../contract/calls/organisations'
import type { ParentField } from '../contract/rules/organisation'
import { CONTROLS, type ControlProps, type Entry, fieldOf, type PlainEntry, textOf } from '../ui-form'
import styles from './organisation-field.module.css'

type ParentEntry = Entry & {
  readonly kind: 'parent'
  readonly line: ParentField
  readonly possible: ParentOrganisationsAnswer
}
type TickEntry = Entry & { readonly kind: 'tick'; readonly says: string }

/** One of the organisations that may stand above, by region. */
function Parent({ entry, id, value, onChange, onBlur, describedBy, isWrong, isRequired }: ControlProps<ParentEntry>) {
  const groups = parentGroups(entry.possible, entry.line)
  const chosen = textOf(value)
  const isOffered = groups.some(({ organisations }) => organisations.some(one => one.id === chosen))
  return (
    <select
      id={id}
      className={styles.select}
      value={chosen}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={isRequired}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">请选择</option>
      {chosen && !isOffered && <option value={chosen}>（原上级机构）</option>}
      {groups.map(({ regionName, organisations }) => (
        <optgroup key={regionName} label={regionName}>
          {organisations.map(one => (
            <option key={one.id} value={one.id}>
              {one.companyName}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

/** '1' where it is so, else '0'. */
const Tick = ({ entry, id, value, onChange }: ControlProps<TickEntry>) => (
  <label className={styles.check}>
    <input
      id={id}
      type="checkbox"
      checked={value === '1'}
      onChange={({ target }) => onChange(target.checked ? '1' : '0')}
    />
    {entry.says}
  </label>
)

export type OrganisationEntry = PlainEntry | ParentEntry | TickEntry

/** An entry of an organisation. */
export const OrganisationField = fieldOf<OrganisationEntry>({ ...CONTROLS, parent: Parent, tick: Tick })

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
