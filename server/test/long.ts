/**
 * For what takes many seconds, where a shorter test says the same of the usual case: `npm run prove -- long` runs it. Modules
 * outlive a test file here, what declares its tests does not.
 */
export const itLong: (...test: Parameters<typeof it>) => void = (...test) => (process.env.LONG ? it : it.skip)(...test)
