import { formatDateTime, useDesktop } from '@portal/shared-lib'
import { useEffect } from 'react'

/** As the shell's margin of a printed page reads it. */
const PROPERTY = '--portal-printed-by'

/** Says in the margin of each page, left of its number, who printed it and when. */
export function usePrintedBy(): void {
  const name = useDesktop()?.userName ?? ''
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(PROPERTY, quoted(`打印人：${name}　${formatDateTime(new Date())}`))
    return () => void style.removeProperty(PROPERTY)
  }, [name])
}

/** As a string of a style sheet: nothing in it ends the string. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"\p{Cc}]/gu, sign => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
