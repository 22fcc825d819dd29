/** Seconds for which what was read of a case is taken as it is; what changes meanwhile the live updates tell. */
const SECONDS = 10

/** How what a case shows is read: not once for each place where it stands, but again when it is looked at later. */
export const FRESH = { refetchOnMountOrArgChange: SECONDS } as const

/** How it is read before its place is there. */
export const AHEAD = { ifOlderThan: SECONDS } as const
