import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems hand out: a connection of anybody may get one of these while nobody listens at it. */
const PORTS = { from: 10_240, to: 32_000 }

/** So many ports in a row that nobody listens at. @param {number} count @returns {Promise<number[]>} */
export async function freePorts(count) {
  const first = randomInt(PORTS.from, PORTS.to)
  const row = Array.from({ length: count }, (_, at) => first + at)
  return (await Promise.all(row.map(isFree))).every(Boolean) ? row : freePorts(count)
}

/** A port that nobody listens at. */
export async function freePort() {
  const [port = 0] = await freePorts(1)
  return port
}

/** @param {number} port @returns {Promise<boolean>} */
const isFree = port =>
  new Promise(tell => {
    const server = createServer()
      .on('error', () => tell(false))
      .listen(port, () => server.close(() => tell(true)))
  })
