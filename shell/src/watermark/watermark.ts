import { newId, send, store } from '@portal/shared-lib'
import { reportWatermark } from '@portal/shared-lib/contract/calls/reports'
import { currentPath } from '../outlet/register'
import { onTopLayerChange, raise } from '../top-layer/top-layer'
import { type Cover, type Damage, damageOf, isOutOfPlace, putCover, removeCovers } from './cover'

/** Milliseconds between two reports of a window. */
const PAUSE = 60_000

let reportedAt = Number.NEGATIVE_INFINITY

/** Tells the server that somebody tampers with the watermark. */
function reportRepair(kind: Damage): void {
  if (Date.now() - reportedAt < PAUSE) return
  reportedAt = Date.now()
  void send(reportWatermark, { path: currentPath(), kind }, { requestId: newId() })
}

/** Milliseconds between two looks whether the watermark is still there. */
const CHECK_INTERVAL = 500
/** Boards and lessons fill walls and screens, and carry none. */
const WITHOUT: readonly string[] = ['/leadershipBoard', '/courseVideoPage']

let cover: Cover | undefined
const tampering = new MutationObserver(keep)

/**
 * Covers every page with organisation and user name, dialogs and what is printed included, and puts the cover back when
 * it is removed, changed or covered: at once where the browser tells of it, and every 500 ms in any case.
 */
export function watchWatermark(): void {
  keep()
  setInterval(keep, CHECK_INTERVAL)
  store.subscribe(keep)
  onTopLayerChange(element => {
    keep()
    // What has entered the top layer stands above all that was there.
    if (cover && element !== cover.element) raise(cover.element)
  })
}

function keep(): void {
  const text = wantedText()
  if (text !== cover?.text || (cover && isOutOfPlace(cover))) {
    replace(text)
    return
  }
  const damage = cover && damageOf(cover)
  if (!damage) return
  reportRepair(damage)
  replace(text)
}

function replace(text: string | undefined): void {
  tampering.disconnect()
  cover?.element.remove()
  removeCovers()
  cover = text === undefined ? undefined : putCover(text)
  if (!cover) return
  raise(cover.element)
  tampering.observe(cover.place, { childList: true })
  tampering.observe(cover.element, { attributes: true, childList: true })
}

function wantedText(): string | undefined {
  const { desktop } = store.getState().session
  return desktop && !WITHOUT.includes(currentPath()) ? `${desktop.orgName} ${desktop.userName}` : undefined
}
