const HERE = '/toDoManage/termination'

/** Where the filings are listed. */
export const TERMINATIONS = HERE

/** Where a filing is shown. */
export const filingAddress = (id: string): string => `${HERE}?${new URLSearchParams({ blid: id })}`

/** Where a petition is shown, with an action to be filled in or without. */
export const caseAddress = (petitionNo: string, action?: string): string =>
  `/toDoManage/handle?${new URLSearchParams({ xfjbh: petitionNo, ...(action && { action }) })}`
