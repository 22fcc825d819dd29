/** Counts what happens from one start of the server to its end. */
export function createLives() {
  let left = 0
  let reach = () => {}
  return {
    count() {
      left -= 1
      if (left === 0) reach()
    },
    /** Once it has happened so many times from now on. @param {number} count @returns {Promise<void>} */
    reached: count =>
      new Promise(resolve => {
        left = count
        reach = resolve
      }),
  }
}
