import { GRAVE_MARKS } from '@portal/shared-lib/contract/rules/marks'
import { sql } from 'kysely'

interface Registered {
  readonly repeatFlag: string
  readonly jointLetter: boolean
  readonly collectiveVisit: boolean
  readonly walledOff: boolean
}

/** Of a matter that was brought before, be it soon after that was closed. */
export const isRepeated = (repeatFlag: string): boolean => repeatFlag === '1' || repeatFlag === '2'

/** Marks of a petition that follow from what was registered. */
export const marksOf = ({ repeatFlag, jointLetter, collectiveVisit, walledOff }: Registered): string[] => [
  ...(isRepeated(repeatFlag) ? ['repeat'] : []),
  ...(jointLetter ? ['jointLetter'] : []),
  ...(collectiveVisit ? ['collectiveVisit'] : []),
  ...(walledOff ? ['walledOff'] : []),
]

/** SQL of a petition's marks: those that were set, and what follows from its columns. */
export const MARKS = sql<string[]>`petition.flags || array_remove(array[
  case when petition.repeat_flag in ('1', '2') then 'repeat' end,
  case when petition.joint_letter then 'jointLetter' end,
  case when petition.collective_visit then 'collectiveVisit' end,
  case when petition.walled_off then 'walledOff' end], null)`

/** SQL of whether a petition bears a mark of what cannot wait. */
export const IS_GRAVE = sql<boolean>`(petition.flags && ${GRAVE_MARKS}::text[])`
