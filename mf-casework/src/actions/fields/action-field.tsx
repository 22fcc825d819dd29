import type { Codes as CodeChoice } from '@portal/shared-lib/contract/rules/actions/description'
import { codesOf, fits } from '@portal/shared-lib/contract/rules/actions/entries'
import { CONTROLS, fieldOf, useWatch, type Values } from '@portal/shared-lib/ui-form'
import { useCaseworkCodeTableQuery } from '../../api'
import { useCaseRelatedQuery } from '../../case-api'
import { type Field, textOf } from '../form'
import { Answers } from './answers'
import { type ControlProps, useAbout } from './control'
import { Deliveries } from './deliveries'
import { EachPetition } from './each-petition'
import styles from './fields.module.css'
import { Day, DocumentNo, Persons, Point } from './simple'
import { UnitChoice, UnitsChoice } from './unit-choice'
import { Words } from './words'

/** The number of another petition; those that have to do with this one are offered. */
function PetitionChoice({ id, value, onChange, describedBy, isWrong }: ControlProps<'petition'>) {
  const { data } = useCaseRelatedQuery({ petitionNo: useAbout().petition.petitionNo })
  const offered = data ? [...data.sameMatter, ...data.alike] : []
  return (
    <div className={styles.stack}>
      <input
        id={id}
        className={styles.text}
        value={textOf(value)}
        maxLength={20}
        placeholder="20位信访件编号"
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <ul className={styles.offered}>
        {offered.map(({ petitionNo, petitioner, summary, stateName }) => (
          <li key={petitionNo}>
            <button type="button" aria-pressed={petitionNo === value} onClick={() => onChange(petitionNo)}>
              {petitionNo}　{petitioner}　{stateName}
              <span>{summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The codes of a table that fit an entry, as pairs of code and name. */
function useCodes(table: string, codes: CodeChoice | undefined): readonly (readonly [string, string])[] {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: table })
  return data.filter(({ codeId }) => fits(codes, codeId)).map(({ codeId, codeName }) => [codeId, codeName])
}

/** One code of a table. */
function Code({ entry, ...rest }: ControlProps<'code'>) {
  const values: Values = useWatch()
  const options = useCodes(entry.table, codesOf(entry, values))
  return <CONTROLS.choice {...rest} entry={{ ...entry, kind: 'choice', options }} />
}

/** Several codes of a table. */
function Codes({ entry, ...rest }: ControlProps<'codes'>) {
  return (
    <CONTROLS.several {...rest} entry={{ ...entry, kind: 'several', options: useCodes(entry.table, entry.codes) }} />
  )
}

/** An entry of an action: what stands in the contract as plain kinds, and what only cases have. */
export const ActionField = fieldOf<Field>(
  {
    ...CONTROLS,
    words: Words,
    documentNo: DocumentNo,
    code: Code,
    codes: Codes,
    point: Point,
    day: Day,
    units: UnitsChoice,
    unit: UnitChoice,
    petition: PetitionChoice,
    persons: Persons,
    answers: Answers,
    deliveries: Deliveries,
    eachPetition: EachPetition,
  },
  'above',
)
