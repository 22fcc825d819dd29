import type { PartProps } from '@portal/shared-lib'
import { openRow } from '../lists/open-row'
import { openedBy, todoOf } from '../petition/case-paths'
import { CaseTold } from '../petition/preview/case-told'

/** The case of a to-do that another page lists, by the to-do's address. */
export default function TodoPreview({ subject = '' }: PartProps) {
  const [pathname = '', search = ''] = subject.split('?')
  const petitionNo = openedBy(pathname, search)
  const row = { url: subject }
  return (
    petitionNo && (
      <CaseTold
        petitionNo={petitionNo}
        todoId={todoOf(subject)}
        onOpen={(...opened) => openRow(row, [row], ...opened)}
      />
    )
  )
}
