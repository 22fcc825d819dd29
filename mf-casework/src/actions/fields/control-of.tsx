import type { ComponentType } from 'react'
import type { Field } from '../form'
import { Answers } from './answers'
import { Choice, Code, Codes } from './code'
import type { ControlProps } from './control'
import { Deliveries } from './deliveries'
import { File, Files } from './files'
import { DocumentNo, Line, Names } from './line'
import { PetitionChoice } from './petition-choice'
import { Amount, Day, Persons, Point } from './simple'
import { UnitChoice, UnitsChoice } from './unit-choice'
import { Words } from './words'

const CONTROLS: { readonly [Kind in Field['kind']]: ComponentType<ControlProps<Kind>> } = {
  words: Words,
  line: Line,
  documentNo: DocumentNo,
  names: Names,
  code: Code,
  codes: Codes,
  choice: Choice,
  point: Point,
  day: Day,
  number: Amount,
  units: UnitsChoice,
  unit: UnitChoice,
  files: Files,
  file: File,
  petition: PetitionChoice,
  persons: Persons,
  answers: Answers,
  deliveries: Deliveries,
}

/** The control of an entry, by its kind. */
export function Control(props: ControlProps) {
  const OfKind = CONTROLS[props.field.kind] as ComponentType<ControlProps>
  return <OfKind {...props} />
}
