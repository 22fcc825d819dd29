import type { RemovalState } from './use-removal'
import type { Selection } from './use-selection'

/** What takes the ticked mails out of the box. */
export function RemovalButtons({ removal, use }: { removal: RemovalState; use: Selection['use'] }) {
  return (
    <>
      <button type="button" onClick={() => use(removal.remove)}>
        删除
      </button>
      <button type="button" onClick={() => use(removal.askPurge)}>
        彻底删除
      </button>
    </>
  )
}
