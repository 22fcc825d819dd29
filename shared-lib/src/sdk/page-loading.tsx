import { createContext, use, useEffect, useState } from 'react'

/** Milliseconds after which the wait is explained and 重试 offered, while loading goes on. */
const SLOW_AFTER = 8000

/** Loads the whole remote anew, where the shell offers it. */
export const Reload = createContext<(() => void) | undefined>(undefined)

/** Stands in the place of a page while it loads. */
export function PageLoading() {
  const reload = use(Reload)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="portal-loading">
      {isSlow ? '加载较慢，请稍候' : '加载中...'}
      {isSlow && reload && (
        <button type="button" onClick={reload}>
          重试
        </button>
      )}
    </p>
  )
}
