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
