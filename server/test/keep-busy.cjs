// Loaded before a server that a test starts: on its word the loop is kept busy, turn after turn, or the heap is filled.
const { getHeapStatistics } = require('node:v8')

const TURN_MS = 150
/** Numbers of eight bytes in a piece of the heap. */
const PIECE = 125_000

let isBusy = false
/** @type {number[][]} */
let held = []

function turn() {
  const until = performance.now() + TURN_MS
  while (performance.now() < until);
  if (isBusy) setImmediate(turn)
}

/** @param {number} share of what the heap may be */
function fill(share) {
  const { heap_size_limit: limit } = getHeapStatistics()
  while (process.memoryUsage().heapUsed < share * limit) held.push(new Array(PIECE).fill(0.5))
}

process.on('message', (/** @type {{ busy?: boolean, heap?: number }} */ { busy, heap }) => {
  if (busy !== undefined) isBusy = busy
  if (busy) turn()
  if (heap === 0) held = []
  else if (heap !== undefined) fill(heap)
})
