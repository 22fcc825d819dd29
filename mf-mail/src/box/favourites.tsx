import { useMailFavouritesQuery } from '../api'
import { Box } from './box'
import { keyOf, SentOrReceived } from './sent-or-received'
import { useBoxPage } from './use-box-page'
import { useMailActions } from './use-mail-actions'

/** 收藏夹: mails stay in their boxes when they are taken out. */
export function Favourites() {
  const page = useBoxPage()
  const answer = useMailFavouritesQuery(page.args, { refetchOnMountOrArgChange: true })
  const { unstar } = useMailActions()
  return (
    <Box
      page={page}
      answer={answer}
      actions={({ use }) => (
        <button type="button" onClick={() => use(ids => void unstar(ids))}>
          移除收藏
        </button>
      )}
    >
      {(mail, selection) => (
        <SentOrReceived
          key={keyOf(mail)}
          mail={mail}
          selection={selection}
          actions={
            <button type="button" onClick={() => void unstar([mail.groupId])}>
              移除收藏
            </button>
          }
        />
      )}
    </Box>
  )
}
