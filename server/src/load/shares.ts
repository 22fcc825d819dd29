/**
 * How loaded data are distributed beyond what the demonstration's own cases are like. All are assumptions, and
 * statistics of no real place.
 */
export const SHARES = {
  /** Of a hundred petitions so many are not ended, or have something to be done about them. */
  openPercent: 5,
  /** The others lie up to so many weeks back. */
  weeks: 250,
  /** Of so many petitions, so many are the first about their matter. */
  mattersPerPetitions: { matters: 7, petitions: 10 },
} as const

/** Petitions of a size. */
export const SIZES: Readonly<Record<string, number>> = { M: 1_000_000 }
