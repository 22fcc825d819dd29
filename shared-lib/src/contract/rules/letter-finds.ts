/** What is looked for in a scanned letter, by the fields of the form that it proposes. */
export const FOUND_FIELDS = [
  ...['name', 'idCard', 'mobile', 'address', 'place', 'petitionDate', 'eventDate', 'amountInvolved'],
  ...['category', 'purpose', 'summary', 'request', 'personCount'],
] as const

export type FoundField = (typeof FOUND_FIELDS)[number]

/** Below this percentage a reading is shown as doubtful. */
export const DOUBTFUL_BELOW = 80
