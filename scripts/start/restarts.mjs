/** Milliseconds before each start again of a server that does not stay; after the last it is given up. */
const PAUSES_MS = [0, 500, 1000, 2000, 4000]
/** A server that has run so long stays: its end is the first again. */
const STEADY_MS = 60_000

/** Says when a server that ended by itself is started again. */
export function createRestarts() {
  let ends = 0
  return {
    /**
     * Milliseconds until the next start; undefined when there is none any more.
     * @param {number} livedMs how long it ran
     */
    next(livedMs) {
      if (livedMs > STEADY_MS) ends = 0
      ends += 1
      return PAUSES_MS[ends - 1]
    },
    /** What to say once there is none any more; empty before. */
    despair: () =>
      ends > PAUSES_MS.length ? `The server was started again ${PAUSES_MS.length} times and did not stay. ` : '',
  }
}
