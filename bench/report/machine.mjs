import { cpus, totalmem } from 'node:os'

const GIB = 1024 ** 3

/** What the figures were measured on, in one line. */
export function describeMachine() {
  const model = cpus()[0]?.model.trim() ?? 'unknown'
  const memory = `${Math.round(totalmem() / GIB)} GiB of memory`
  return `${cpus().length} cores (${model}), ${memory}, Node ${process.version}`
}
