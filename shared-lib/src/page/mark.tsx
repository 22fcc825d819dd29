import { composition } from '../config/composition'

interface MarkProps {
  /** Pixels from side to side; without it as the style says. */
  readonly size?: number
  readonly className?: string
}

/** The province's sign, drawn in the colour of the text around it. It says nothing that does not stand beside it. */
export function Mark({ size, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={composition().province.mark ?? ''} />
    </svg>
  )
}
