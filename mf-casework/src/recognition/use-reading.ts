import { asPortalError, notify } from '@portal/shared-lib'
import { useEffect, useRef } from 'react'
import { useCaseworkRecogniseMutation, useCaseworkRecognitionStateQuery } from './api'
import { isUnderWay, type Recognition } from './words'

/** Milliseconds between two questions how far the reading is. */
const ASK_EVERY_MS = 1000

/** Follows the reading of a letter until it is over, and then tells it once. */
export function useReading(itemId: string, known: Recognition['state'], onDone: () => void) {
  const underWay = isUnderWay(known)
  const { data } = useCaseworkRecognitionStateQuery(
    { itemId },
    { skip: !underWay, pollingInterval: ASK_EVERY_MS, refetchOnMountOrArgChange: true },
  )
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  })
  const over = underWay && data !== undefined && !isUnderWay(data.state)
  useEffect(() => {
    if (over) latest.current()
  }, [over])
  return underWay ? data : undefined
}

/** 识别, and again. */
export function useRecognise() {
  const [recognise, { isLoading }] = useCaseworkRecogniseMutation()
  return {
    busy: isLoading,
    begin: async (itemId: string) => {
      const { error } = await recognise({ args: { itemId } })
      if (error) notify.error(asPortalError(error).message)
    },
  }
}
