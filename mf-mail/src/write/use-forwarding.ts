import { useEffect, useRef, useState } from 'react'
import type { SentMail } from '../box/outbox'
import { useFetchFile } from '../box/use-download'
import type { Draft } from './use-draft'

/** Puts a sent mail into the draft, to be sent on; asks first where something is being written. */
export function useForwarding(draft: Draft, forwarded: SentMail | undefined) {
  const [asking, setAsking] = useState(false)
  const taken = useRef<SentMail>(undefined)
  const fetchFile = useFetchFile()
  const opened = draft.keeping !== 'opening'

  const take = (mail: SentMail) => {
    draft.show({ contents: mail.contents, receivers: [], attachments: [] })
    for (const file of mail.attachments) void fetchFile(file).then(copy => copy && draft.files.add(copy))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mail, when the draft is open
  useEffect(() => {
    if (!opened || !forwarded || taken.current === forwarded) return
    taken.current = forwarded
    if (draft.started) setAsking(true)
    else take(forwarded)
  }, [opened, forwarded])
  return {
    asking,
    answer: (replace: boolean) => {
      setAsking(false)
      if (replace && forwarded) take(forwarded)
    },
  }
}
