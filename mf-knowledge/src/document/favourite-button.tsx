import { asPortalError, notify } from '@portal/shared-lib'
import { useKnowledgeFavouritesQuery, useKnowledgeKeepFavouriteMutation } from '../api'
import styles from './document.module.css'

/** Keeps a document at hand, or no longer; 智慧搜索 lists what is kept. */
export function FavouriteButton({ id }: { readonly id: string }) {
  const { data } = useKnowledgeFavouritesQuery({})
  const [keep, { isLoading }] = useKnowledgeKeepFavouriteMutation()
  if (!data) return null
  const isKept = data.some(other => other.id === id)
  const toggle = async () => {
    const { error } = await keep({ args: { id, kept: !isKept } })
    if (error) notify.warning(asPortalError(error).message)
    else notify.success(isKept ? '已取消收藏' : '已收藏，可在智慧搜索中打开')
  }
  return (
    <button
      type="button"
      className={styles.favourite}
      aria-pressed={isKept}
      disabled={isLoading}
      title={isLoading ? '正在保存' : undefined}
      onClick={() => void toggle()}
    >
      {isKept ? '★ 已收藏' : '☆ 收藏'}
    </button>
  )
}
