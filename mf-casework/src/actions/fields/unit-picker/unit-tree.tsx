import type { DestinationsAnswer } from '@portal/shared-lib/contract/calls/choices'
import { useState } from 'react'
import { useCaseDestinationsQuery } from '../../../case-api'
import type { Place } from '../../form'
import type { Unit } from './unit'
import { UnitList } from './unit-list'
import styles from './unit-picker.module.css'

interface Choosing {
  readonly petitionNo: string
  readonly place: Place
  readonly isChosen: (orgId: string) => boolean
  readonly onToggle: (unit: Unit) => void
}

interface UnitTreeProps extends Choosing {
  /** The level that is in sight at once. */
  readonly first: DestinationsAnswer
}

/** The organisations of a region, and the regions below it, which open one by one. */
export function UnitTree({ first, ...choosing }: UnitTreeProps) {
  return <Level {...choosing} answer={first} label="全部单位" isTitled />
}

interface LevelProps extends Choosing {
  readonly answer: DestinationsAnswer
  readonly label: string
  readonly isTitled?: boolean
}

function Level({ answer, label, isTitled = false, ...choosing }: LevelProps) {
  const { units, regions } = answer
  return (
    <div className={styles.level}>
      {(units.length > 0 || regions.length === 0) && (
        <UnitList {...choosing} label={label} units={units} isTitled={isTitled} />
      )}
      {regions.map(region => (
        <Region key={region.regionCode} {...choosing} {...region} />
      ))}
    </div>
  )
}

interface RegionProps extends Choosing {
  readonly regionCode: string
  readonly regionName: string
}

function Region({ regionCode, regionName, ...choosing }: RegionProps) {
  const [isOpen, open] = useState(false)
  const { petitionNo, place } = choosing
  const { data } = useCaseDestinationsQuery({ petitionNo, place, regionCode }, { skip: !isOpen })
  return (
    <>
      <button type="button" className={styles.region} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {regionName}
      </button>
      {isOpen && data && <Level {...choosing} answer={data} label={`${regionName}的单位`} />}
    </>
  )
}
