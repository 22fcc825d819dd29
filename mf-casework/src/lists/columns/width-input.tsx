import { useState } from 'react'

/** Pixels. */
const LEAST_WIDTH = 48
export const MOST_WIDTH = 800
const STEP = 10

interface WidthInputProps {
  readonly heading: string
  /** Pixels. */
  readonly width: number
  readonly onChange: (width: number) => void
}

/** How wide a column is; what cannot be is put right when the field is left. */
export function WidthInput({ heading, width, onChange }: WidthInputProps) {
  const [typed, type] = useState<string>()
  const settle = () => {
    const wanted = Number(typed)
    if (typed && Number.isFinite(wanted)) onChange(Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, wanted))))
    type(undefined)
  }
  return (
    <label>
      <span>宽</span>
      <input
        type="number"
        min={LEAST_WIDTH}
        max={MOST_WIDTH}
        step={STEP}
        aria-label={`${heading}列宽（像素）`}
        value={typed ?? width}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={event => event.key === 'Enter' && settle()}
      />
    </label>
  )
}
