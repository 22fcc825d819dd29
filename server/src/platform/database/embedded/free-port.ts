import { createServer } from 'node:net'

/** A port that nobody listens on at 127.0.0.1 at this moment; somebody may take it in the next. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createServer().once('error', reject)
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address()
      const port = typeof address === 'object' && address ? address.port : 0
      socket.close(() => resolve(port))
    })
  })
}
