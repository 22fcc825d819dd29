import { useDeferredValue, useState } from 'react'
import { useCaseDestinationsQuery } from '../../../case-api'
import type { ChosenUnit, Place } from '../../form'
import fields from '../fields.module.css'
import { AccessListChoice } from './access-list-choice'
import { ChosenUnits } from './chosen-units'
import type { Unit } from './unit'
import { UnitList } from './unit-list'
import styles from './unit-picker.module.css'
import { UnitTree } from './unit-tree'

interface UnitPickerProps {
  readonly id: string
  readonly label: string
  readonly place: Place
  /** To whom a petition can be handed depends on it. */
  readonly petitionNo: string
  /** Whether only some people may know of it. */
  readonly isWalled: boolean
  readonly describedBy: string | undefined
  readonly isWrong: boolean
  readonly chosen: readonly ChosenUnit[]
  readonly onToggle: (unit: ChosenUnit) => void
  /** Where one of them leads: another one does from then on. */
  readonly onLead?: (orgId: string) => void
  /** Of a walled petition: who there is to know of it. */
  readonly onAccessList: (orgId: string, personIds: readonly string[]) => void
}

/** Chooses organisations: of those to whom much is sent, by a part of the name, or along the tree of regions. */
export function UnitPicker({
  id,
  label,
  place,
  petitionNo,
  isWalled,
  chosen,
  onToggle,
  onLead,
  onAccessList,
  ...rest
}: UnitPickerProps) {
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const { data: first } = useCaseDestinationsQuery({ petitionNo, place })
  const { data: found } = useCaseDestinationsQuery({ petitionNo, place, name }, { skip: !name })
  const isChosen = (orgId: string) => chosen.some(unit => unit.orgId === orgId)
  const toggle = ({ orgId, name: unitName }: Unit) => onToggle({ orgId, name: unitName, isLead: false })
  return (
    <div className={styles.picker}>
      <ChosenUnits units={chosen} onRemove={onToggle} {...(onLead && { onLead })}>
        {unit =>
          isWalled &&
          place === 'below' && (
            <AccessListChoice
              petitionNo={petitionNo}
              unit={unit}
              onChange={personIds => onAccessList(unit.orgId, personIds)}
            />
          )
        }
      </ChosenUnits>
      <input
        id={id}
        type="search"
        className={fields.text}
        placeholder="输入单位名称查找"
        value={typed}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.isWrong}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={event => {
          const [only] = found?.units ?? []
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (name && only && !only.problem) {
            toggle(only)
            setTyped('')
          }
        }}
      />
      {name ? (
        <UnitList label={`${label}查找结果`} units={found?.units} isChosen={isChosen} onToggle={toggle} />
      ) : (
        <>
          {first && first.recent.length > 0 && (
            <UnitList label="建议单位" units={first.recent} isChosen={isChosen} onToggle={toggle} isTitled />
          )}
          {first && (
            <UnitTree first={first} petitionNo={petitionNo} place={place} isChosen={isChosen} onToggle={toggle} />
          )}
        </>
      )}
    </div>
  )
}
