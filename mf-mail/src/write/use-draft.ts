import { notify } from '@portal/shared-lib'
import type { Person } from '@portal/shared-lib/people-picker'
import { useUploads } from '@portal/shared-lib/ui-form'
import { useEffect, useState } from 'react'
import { useMailDeleteStagedMutation } from '../api'
import { DraftKeeper, type Keeping } from '../drafts/draft-keeper'
import { isStarted, NOTHING, type Written } from '../drafts/written'

/** A draft on the screen and its keeper. `first`: those whom a new one is addressed to. */
export function useDraft(key: string, first: readonly Person[]) {
  const [keeping, setKeeping] = useState<Keeping>('opening')
  const [keeper] = useState(() => new DraftKeeper(key, setKeeping))
  const [contents, setContents] = useState('')
  const [receivers, setReceivers] = useState(first)
  const files = useAttachments()

  const show = (written: Written) => {
    setContents(written.contents)
    setReceivers(isStarted(written, []) ? written.receivers : first)
    files.restore(written.attachments)
  }
  const begin = (written: Written) => {
    show(written)
    keeper.begin()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a keeper, with the setters of that moment
  useEffect(() => {
    void keeper.open().then(begin)
    return () => keeper.close()
  }, [keeper])

  const written: Written = { contents, receivers: [...receivers], attachments: files.stored }
  const started = isStarted(written, first)
  useEffect(() => {
    if (keeping !== 'opening') keeper.change(started ? written : NOTHING)
  })
  const end = async (how: 'sent' | 'discarded') => {
    await keeper.end(how)
    begin(NOTHING)
  }
  const settle = async (whose: 'mine' | 'theirs') => {
    const theirs = await keeper.settle(whose)
    if (theirs) show(theirs)
  }
  return {
    keeper,
    keeping,
    written,
    started,
    files,
    show,
    end,
    settle: (whose: 'mine' | 'theirs') => void settle(whose),
    write: setContents,
    setReceivers,
    has: ({ loginAccount }: { loginAccount: string }) =>
      receivers.some(receiver => receiver.loginAccount === loginAccount),
    add: (person: Person) => setReceivers(before => [...without(before, person), person]),
    remove: (person: Person) => setReceivers(before => without(before, person)),
  }
}

export type Draft = ReturnType<typeof useDraft>

const without = (people: readonly Person[], { loginAccount }: Person) =>
  people.filter(person => person.loginAccount !== loginAccount)

/** The attachments of a draft; the server is told of those that are taken away. */
function useAttachments() {
  const uploads = useUploads()
  const [deleteStaged] = useMailDeleteStagedMutation()
  const remove = async (file: (typeof uploads.files)[number]) => {
    uploads.remove(file)
    if (!file.fileId) return
    const { error } = await deleteStaged({ args: { id: file.fileId } })
    // One that the server has swept already is gone as well.
    if (!error) notify.success('附件删除成功！')
  }
  return { ...uploads, remove: (file: (typeof uploads.files)[number]) => void remove(file) }
}
