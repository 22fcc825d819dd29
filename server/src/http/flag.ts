/** Yes and no as the spec writes them on the wire. */
export const flag = (yes: boolean): '0' | '1' => (yes ? '1' : '0')
