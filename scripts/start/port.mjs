import { createServer } from 'node:net'

export const DEFAULT_PORT = 8080
const LAST_PORT = 65_535
const TRIED_PORTS = 100

/**
 * The port to listen on: the one asked for or none; where none was asked for, the first free one from 8080. Errors are
 * for the person at the terminal: they say what to do.
 * @param {string | undefined} asked the variable PORT
 * @param {(port: number) => Promise<string | undefined>} [obstacle] why a port cannot be had, as an error code
 */
export async function choosePort(asked, obstacle = findObstacle) {
  if (asked) return checkPort(readPort(asked), obstacle)
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + TRIED_PORTS; port += 1) if (!(await obstacle(port))) return port
  const last = DEFAULT_PORT + TRIED_PORTS - 1
  throw new Error(`The ports ${DEFAULT_PORT} to ${last} are all in use. Name another one: PORT=9000 npm start`)
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= LAST_PORT) return port
  throw new Error(`PORT must be a number from 1 to ${LAST_PORT}, but it is "${text}".`)
}

/** @param {number} port @param {(port: number) => Promise<string | undefined>} obstacle */
async function checkPort(port, obstacle) {
  const code = await obstacle(port)
  if (!code) return port
  if (code === 'EACCES') throw new Error(`Port ${port} needs more rights than you have. Choose one above 1023.`)
  if (code !== 'EADDRINUSE') throw new Error(`Port ${port} cannot be used (${code}). Choose another PORT.`)
  throw new Error(`Port ${port} is in use by another program. Stop that one, choose another PORT, or leave PORT out.`)
}

/** All interfaces, then this machine alone: some systems allow the one beside the other. @param {number} port */
async function findObstacle(port) {
  return (await tryListening(port)) ?? (await tryListening(port, '127.0.0.1'))
}

/** @param {number} port @param {string} [host] @returns {Promise<string | undefined>} */
function tryListening(port, host) {
  return new Promise(resolve => {
    const socket = createServer()
    socket.once('error', error => resolve('code' in error ? String(error.code) : error.message))
    socket.listen({ port, host }, () => socket.close(() => resolve(undefined)))
  })
}
