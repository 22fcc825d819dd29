import { useEffect, useState } from 'react'

/** An address of a content within this window, given back when it is shown no more. */
export function useAddress(content: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address
}
