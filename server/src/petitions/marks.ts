interface Registered {
  readonly repeatFlag: string
  readonly jointLetter: boolean
  readonly collectiveVisit: boolean
  readonly walledOff: boolean
}

/** Marks of a petition that follow from what was registered. */
export const marksOf = ({ repeatFlag, jointLetter, collectiveVisit, walledOff }: Registered): string[] => [
  ...(repeatFlag === '1' || repeatFlag === '2' ? ['repeat'] : []),
  ...(jointLetter ? ['jointLetter'] : []),
  ...(collectiveVisit ? ['collectiveVisit'] : []),
  ...(walledOff ? ['walledOff'] : []),
]
