/** Whether a text can be the generated id of a row; 18 digits always fit a bigint. */
export const isRowId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text)
