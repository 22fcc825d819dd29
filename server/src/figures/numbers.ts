/** As figures are shown. */
export const rounded = (value: number, decimals = 1): number => Number(value.toFixed(decimals))

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
