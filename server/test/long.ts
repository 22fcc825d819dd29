/** For what takes many seconds, where a shorter test says the same of the usual case: `npm run prove -- long` runs it. */
export const itLong = process.env.LONG ? it : it.skip
