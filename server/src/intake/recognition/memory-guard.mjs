// Ends the process where it takes more memory than it may, while its main thread decodes and cannot look itself.
import { parentPort, workerData } from 'node:worker_threads'

const LOOK_MS = 20

function look() {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL')
}

look()
setInterval(look, LOOK_MS)
parentPort?.postMessage('looking')
