/** Counts what happens from one start of the server to its end. */
export function createLives() {
  let left = 0
  let reach = () => {}
  return {
    count() {
      left -= 1
      if (left === 0) reach()
    },
    /** Once it has happened so many times from now on. */
    reached: (count: number): Promise<void> =>
      new Promise(resolve => {
        left = count
        reach = resolve
      }),
  }
}
