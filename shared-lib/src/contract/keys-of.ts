/** The names of a table of words, as an enumeration of zod takes them. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as [keyof T & string, ...(keyof T & string)[]]
