/** Yes and no as the wire has them. */
export const flag = (yes: boolean): '0' | '1' => (yes ? '1' : '0')

/** As above, where the wire has a number. */
export const flagNumber = (value: boolean): 0 | 1 => (value ? 1 : 0)
