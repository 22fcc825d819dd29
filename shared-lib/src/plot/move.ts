const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number, step: number]>> = {
  ArrowRight: [1, 0, 1],
  ArrowLeft: [-1, 0, -1],
  ArrowDown: [0, 1, 1],
  ArrowUp: [0, -1, -1],
}
/** How far beside the arrow's direction a mark may lie, for each pixel that it lies ahead. */
const WIDEST = 1.5
/** What lies beside counts more than what lies ahead. */
const BESIDE = 2

/** The mark to which a key leads: the next one where the arrow points; where there is none, the next of all. */
export function markAfter<Element extends { getBoundingClientRect(): DOMRect }>(
  marks: readonly Element[],
  from: Element | undefined,
  key: string,
): Element | undefined {
  if (key === 'Home') return marks[0]
  if (key === 'End') return marks[marks.length - 1]
  const direction = DIRECTIONS[key]
  if (!direction || !from) return undefined
  const [x, y, step] = direction
  const here = middleOf(from)
  const ahead = marks
    .map(mark => {
      const there = middleOf(mark)
      const along = (there.x - here.x) * x + (there.y - here.y) * y
      const beside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)
      return { mark, along, beside }
    })
    .filter(({ mark, along, beside }) => mark !== from && along > 1 && beside <= along * WIDEST)
    .sort((one, other) => one.along + one.beside * BESIDE - (other.along + other.beside * BESIDE))
  return ahead[0]?.mark ?? marks[(marks.indexOf(from) + step + marks.length) % marks.length]
}

function middleOf(mark: { getBoundingClientRect(): DOMRect }) {
  const { left, top, width, height } = mark.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
