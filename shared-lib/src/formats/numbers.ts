const FORMAT = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A number for people: thousands separators and two decimals, '.00' dropped. */
export const formatNumber = (value: number) => FORMAT.format(value).replace(/\.00$/, '')
