/** @typedef {import('./paper.mjs').Letter} Letter @typedef {import('./paper.mjs').Context} Context */

const SEED = 20_220_501

/** What happened to a page before and while it was scanned. @param {Context} context @param {Letter['look']} look */
export function wear(context, look) {
  const random = seeded(SEED)
  if (look === 'stained') stain(context, random)
  if (look === 'folded') fold(context)
  if (look === 'noisy') speckle(context, random)
}

/** A cup stood on it, something dripped. @param {Context} context @param {() => number} random */
function stain(context, random) {
  const { width, height } = context.canvas
  context.strokeStyle = 'rgba(120, 80, 30, 0.28)'
  context.lineWidth = 34
  context.beginPath()
  context.arc(width * 0.62, height * 0.26, 300, 0, 2 * Math.PI)
  context.stroke()
  for (let nth = 0; nth < 14; nth += 1) {
    context.fillStyle = `rgba(130, 90, 40, ${0.1 + random() * 0.25})`
    context.beginPath()
    context.arc(random() * width, random() * height, 20 + random() * 90, 0, 2 * Math.PI)
    context.fill()
  }
}

/** Two folds, each a shadow. @param {Context} context */
function fold(context) {
  const { width, height } = context.canvas
  for (const y of [height / 3, (2 * height) / 3]) {
    const shade = context.createLinearGradient(0, y - 60, 0, y + 60)
    shade.addColorStop(0, 'rgba(0, 0, 0, 0)')
    shade.addColorStop(0.5, 'rgba(0, 0, 0, 0.32)')
    shade.addColorStop(1, 'rgba(0, 0, 0, 0)')
    context.fillStyle = shade
    context.fillRect(0, y - 60, width, 120)
  }
}

/** Dust on the glass, and the grain of a poor copy. @param {Context} context @param {() => number} random */
function speckle(context, random) {
  const { width, height } = context.canvas
  for (let nth = 0; nth < 9000; nth += 1) {
    const size = 1 + random() * 4
    context.fillStyle = random() < 0.7 ? 'rgba(20, 20, 20, 0.75)' : 'rgba(255, 255, 255, 0.8)'
    context.fillRect(random() * width, random() * height, size, size)
  }
}

/** The same sequence each time. @param {number} seed */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
