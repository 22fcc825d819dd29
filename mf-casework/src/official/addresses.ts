/** Where official documents are listed. */
export const DOCUMENTS = '/official/officialList'

/** Where one is shown. */
export const documentAddress = (id: string): string => `/official/officialDetail?${new URLSearchParams({ gwid: id })}`

export const OWN_WINDOW = '/official/officialDetailForOpen'

/** Where one is shown alone, beside whatever else is open. */
export const ownWindowAddress = (id: string): string => `${OWN_WINDOW}?${new URLSearchParams({ gwid: id })}`
