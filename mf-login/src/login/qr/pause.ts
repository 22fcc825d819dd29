/** Settles after some milliseconds, or at once when the wait is given up. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(done => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      done()
    }
    const timer = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', finish)
  })
}
