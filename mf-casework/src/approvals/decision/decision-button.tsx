import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Milliseconds for which what follows a decision takes none: the slowest double click that Windows can be set to. */
const REST = 900

/** The approval that opened by itself behind a decision. */
let following = ''

export const opensByItself = (approvalId: string): void => {
  following = approvalId
}

/** Whether an approval came under the pointer so lately that a press can still be meant for the one before it. */
export function useRest(approvalId: string): boolean {
  const [rests, setRests] = useState(following === approvalId)
  useEffect(() => {
    if (!rests) return
    const timer = setTimeout(() => {
      following = ''
      setRests(false)
    }, REST)
    return () => clearTimeout(timer)
  }, [rests])
  return rests
}

interface DecisionButtonProps {
  readonly className: string | undefined
  /** Whether nothing can be decided now. */
  readonly isOff: boolean
  readonly onDecide: () => void
  readonly children: ReactNode
}

/**
 * Decides by a press that began on it while it could be pressed, and by the first of a double click alone: the second,
 * or a press begun before, was meant for what stood there before.
 */
export function DecisionButton({ className, isOff, onDecide, children }: DecisionButtonProps) {
  const began = useRef(false)
  return (
    <button
      type="button"
      className={className}
      disabled={isOff}
      onPointerDown={() => {
        began.current = !isOff
      }}
      onClick={({ detail }) => {
        const isKey = detail === 0
        if (isKey || (detail === 1 && began.current)) onDecide()
        began.current = false
      }}
    >
      {children}
    </button>
  )
}
