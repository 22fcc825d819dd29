const FILE_ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Whether a text can be the id of a file at all; PostgreSQL takes nothing else for one. */
export const isFileId = (text: string) => FILE_ID.test(text)
