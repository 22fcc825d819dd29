import { useMailTrashQuery } from '../api'
import { Box } from './box'
import { RemovalLines } from './removal-lines'
import { keyOf, SentOrReceived } from './sent-or-received'
import { useBoxPage } from './use-box-page'
import { useMailActions } from './use-mail-actions'
import { useRemoval } from './use-removal'

/** 垃圾箱: mails go back to where they were, or for good. */
export function Trash() {
  const page = useBoxPage()
  const answer = useMailTrashQuery(page.args, { refetchOnMountOrArgChange: true })
  const { recover, purgeTrash } = useMailActions()
  const removal = useRemoval({ remove: purgeTrash, purge: purgeTrash, recover })
  return (
    <Box
      page={page}
      answer={answer}
      lines={<RemovalLines removal={removal} />}
      actions={({ use }) => (
        <>
          <button type="button" onClick={() => use(ids => void recover(ids))}>
            恢复
          </button>
          <button type="button" onClick={() => use(removal.askPurge)}>
            彻底删除
          </button>
        </>
      )}
    >
      {(mail, selection) => (
        <SentOrReceived
          key={keyOf(mail)}
          mail={mail}
          selection={selection}
          actions={
            <>
              <button type="button" onClick={() => void recover([mail.groupId])}>
                恢复
              </button>
              <button type="button" onClick={() => removal.askPurge([mail.groupId])}>
                彻底删除
              </button>
            </>
          }
        />
      )}
    </Box>
  )
}
