import { CONTROLS, fieldOf } from '@portal/shared-lib/ui-form'
import type { Field } from '../form'
import { Answers } from './answers'
import { Code, Codes } from './code'
import { Deliveries } from './deliveries'
import { File, Files } from './files'
import { PetitionChoice } from './petition-choice'
import { Day, DocumentNo, Persons, Point } from './simple'
import { UnitChoice, UnitsChoice } from './unit-choice'

/** An entry of an action: what stands in the contract as plain kinds, and what only cases have. */
export const ActionField = fieldOf<Field>(
  {
    ...CONTROLS,
    documentNo: DocumentNo,
    code: Code,
    codes: Codes,
    point: Point,
    day: Day,
    units: UnitsChoice,
    unit: UnitChoice,
    files: Files,
    file: File,
    petition: PetitionChoice,
    persons: Persons,
    answers: Answers,
    deliveries: Deliveries,
  },
  'above',
)
