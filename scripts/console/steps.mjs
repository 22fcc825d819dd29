import { padTo } from './width.mjs'

const NAME_COLUMNS = 30
const TIME_COLUMNS = 12
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100
/** Without a terminal a long step says now and then that it still runs, so that a hung one shows in the log. */
const REMINDER_MS = 30_000

/**
 * Tells what goes on, one step after another, each with its time: as a moving line on a terminal, else as plain lines.
 * @param {{ write(text: string): unknown, isTTY?: boolean }} [out]
 */
export function createSteps(out = process.stdout) {
  /** @type {{ name: string, start: number, detail: string, ticks: number } | undefined} */
  let current
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  const elapsed = () => performance.now() - (current?.start ?? 0)
  const clear = () => out.isTTY && out.write('\r\x1b[K')

  function tick() {
    if (!current) return
    current.ticks += 1
    const line = formatStep(FRAMES[current.ticks % FRAMES.length] ?? '', current.name, elapsed(), current.detail)
    out.write(out.isTTY ? `\r\x1b[K${line}` : `${formatStep('…', current.name, elapsed(), current.detail)}\n`)
  }

  /** @param {string} mark */
  function close(mark) {
    if (!current) return
    clearInterval(timer)
    clear()
    out.write(`${formatStep(mark, current.name, elapsed(), current.detail)}\n`)
    current = undefined
  }

  return {
    /** Begins a step, which ends the one before. @param {string} name @param {string} [detail] */
    begin(name, detail = '') {
      close('✓')
      current = { name, start: performance.now(), detail, ticks: -1 }
      if (out.isTTY) tick()
      timer = setInterval(tick, out.isTTY ? FRAME_MS : REMINDER_MS)
      timer.unref()
    },
    /** What the running step is at. @param {string} detail */
    detail(detail) {
      if (current) current.detail = detail
    },
    /** @param {string} [detail] what the finished step is to say of itself */
    done(detail) {
      if (current && detail !== undefined) current.detail = detail
      close('✓')
    },
    /** @param {string} [detail] */
    failed(detail) {
      if (current && detail !== undefined) current.detail = detail
      close('✗')
    },
    /** A line beside the steps; the running step goes on below it. @param {string} text */
    say(text) {
      clear()
      out.write(`${text}\n`)
      if (out.isTTY) tick()
    },
  }
}

/** @typedef {ReturnType<typeof createSteps>} Steps */

/**
 * @param {string} mark
 * @param {string} name
 * @param {number} ms
 * @param {string} [detail]
 */
export function formatStep(mark, name, ms, detail = '') {
  const line = `${mark} ${padTo(name, NAME_COLUMNS)}${formatTime(ms).padStart(TIME_COLUMNS)}`
  return detail ? `${line}   ${detail}` : line
}

/** @param {number} ms */
export function formatTime(ms) {
  const tenths = Math.round(ms / 100)
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}
