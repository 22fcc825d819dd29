const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Pattern for LIKE by which a value begins with the text; its wildcards stand for themselves. */
export const beginsWith = (text: string): string => `${escapeLike(text)}%`

/** Pattern for LIKE by which a value contains the text. */
export const contains = (text: string): string => `%${escapeLike(text)}%`
