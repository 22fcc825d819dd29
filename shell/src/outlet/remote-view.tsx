import { api, type ComposedRemote, composition, type Lifecycles, store, whenBack } from '@portal/shared-lib'
import { hasUnsaved, type PageView } from '@portal/shared-lib/router'
import { createRoot, type Root } from 'react-dom/client'
import { isLoadError } from '../faults/renewal'
import { reportOf } from '../faults/report'
import { noteTimes } from '../faults/times'
import { load } from '../federation/load'
import { showToast } from '../toasts/toast-list'
import { Fault } from './fault'
import { moveIn } from './first-picture'
import styles from './outlet.module.css'
import { isTakenOver } from './take-over'

interface WaitingProps {
  /** Given once it takes long. */
  readonly onRetry?: () => void
  /** Of dialogs. */
  readonly onClose?: (() => void) | undefined
}

/** Stands in the place of a remote that is on its way. */
function Waiting({ onRetry, onClose }: WaitingProps) {
  return (
    <p role="status" className={onClose ? styles.waitingCard : 'portal-loading'}>
      {onRetry ? '加载较慢，请稍候' : '加载中...'}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          重试
        </button>
      )}
      {onClose && (
        <button type="button" onClick={onClose}>
          关闭
        </button>
      )}
    </p>
  )
}

/** Needed after a failure alone. */
const floor = () => import('./floor')

/** Milliseconds after which the wait is explained and 重试 offered, while loading goes on. */
const SLOW_AFTER = 8000

/** Where a remote is shown, and what of it. */
interface Showing {
  /** The element that takes it in. */
  readonly place: HTMLElement
  /** What it exposes: `app`, or the name of a dialog. */
  readonly door: string
  /** Which of several parts behind the door, to stand in a page. */
  readonly part?: string
  /** What the part is about. */
  readonly subject?: string | undefined
  readonly className?: string | undefined
  /** The page as it was rendered at build, which stands over everything until then. */
  readonly picture?: HTMLElement | undefined
  /** The tab that it is in. */
  readonly page?: PageView
  /** Dialogs: the user, or the dialog itself, wants it closed. */
  readonly onClose?: () => void
  /** Dialogs that the portal opened by itself: what had to be done is done. */
  readonly onDone?: () => void
}

/**
 * A remote's page or dialog: loads it, mounts it, and stands in its place while it loads or after it failed. Whatever
 * the remote does, showing and hiding never throw and never wait for the network.
 */
export class RemoteView {
  readonly element = document.createElement('div')
  private readonly status: Root
  private readonly body: HTMLElement
  /** What was rendered at build, until it is taken over. */
  private picture: HTMLElement | undefined
  private mounted: Lifecycles | undefined
  /** Names the current attempt; what an older one brings is thrown away. */
  private attempt = 0
  private failed = false
  /** Whether the current attempt asked the network anew. */
  private fresh = false
  /** Out of sight, and mounted. */
  private resting = false
  /** Of the current attempt, by `performance.now()`. */
  private startedAt = 0

  constructor(
    private remote: ComposedRemote,
    private readonly showing: Showing,
  ) {
    const statusElement = document.createElement('div')
    this.element.dataset.remote = remote.name
    this.element.className = showing.className ?? ''
    this.picture = showing.picture
    this.body = showing.picture ?? document.createElement('div')
    this.element.append(statusElement)
    if (!this.picture) this.element.append(this.body)
    this.status = createRoot(statusElement)
  }

  show(): void {
    this.showing.place.append(this.element)
    if (this.resting) {
      this.resting = false
      return
    }
    if (this.picture) moveIn(this.picture, this.element)
    void this.start(this.failed)
  }

  /** Takes it out of sight: mounted as it is, where the remote can leave a tab so. */
  leave(): void {
    this.resting = this.showing.page !== undefined && this.mounted?.staysOpen === true && !this.failed
    this.element.remove()
    // Not at once: one React root must not be taken away while another renders.
    if (!this.resting) queueMicrotask(() => void this.hide())
  }

  async hide(): Promise<void> {
    this.resting = false
    this.attempt++
    this.element.remove()
    this.status.render(null)
    await this.clear()
  }

  /** Hides for good. */
  async dispose(): Promise<void> {
    await this.hide()
    this.status.unmount()
  }

  private async start(fresh: boolean): Promise<void> {
    const attempt = ++this.attempt
    const current = () => attempt === this.attempt
    this.startedAt = performance.now()
    this.failed = false
    this.fresh = fresh
    // Another part may have put an earlier version in its place meanwhile.
    const { name } = this.remote
    this.remote = composition().remotes.find(remote => remote.name === name) ?? this.remote
    const { onClose } = this.showing
    if (!this.picture) this.status.render(<Waiting onClose={onClose} />)
    const explain = () => current() && this.status.render(<Waiting onRetry={this.retry} onClose={onClose} />)
    const slow = setTimeout(explain, SLOW_AFTER)
    try {
      const lifecycles = await load(this.remote, this.showing.door, fresh)
      if (!current()) return
      const loadedAt = performance.now()
      // What stands in the page is taken over, and may have mounted before.
      const isWhole = !this.picture
      await this.mount(lifecycles, error => current() && this.fall(error))
      if (!current()) return
      if (isWhole) noteTimes(this.remote, this.showing.door, loadedAt - this.startedAt, performance.now() - loadedAt)
      this.status.render(null)
      if (this.remote.insteadOf) await this.tellEarlier(current)
    } catch (error) {
      if (current()) this.fall(error)
    } finally {
      clearTimeout(slow)
    }
  }

  private async mount(lifecycles: Lifecycles, onFault: (error: unknown) => void): Promise<void> {
    await lifecycles.bootstrap()
    this.mounted = lifecycles
    const { picture } = this
    this.picture = undefined
    const { part, subject, page } = this.showing
    const shown = { ...(part && { part }), ...(subject && { subject }), ...(page && { page }), ...this.closing() }
    const props = { domElement: this.body, onFault, onRetry: this.retry, ...shown }
    if (picture && (await isTakenOver(picture, props))) return
    const prerendered = picture?.dataset.page
    await lifecycles.mount({ ...props, ...(prerendered !== undefined && { prerendered }) })
  }

  /** Takes the earlier version of a remote that cannot be loaded, where the composition has one. */
  private fall(error: unknown): void {
    const { remote } = this
    const hasFloor = composition().floor !== undefined && !remote.insteadOf && !remote.pack
    if (hasFloor && (!this.mounted || isLoadError(error))) void this.replace(error)
    else this.fail(error)
  }

  private async replace(error: unknown): Promise<void> {
    const { remote, fresh, showing } = this
    const attempt = ++this.attempt
    const current = () => attempt === this.attempt
    const fell = await floor()
      .then(({ fallBack }) => fallBack(remote, showing.door, error, fresh))
      .catch(() => false)
    if (!current()) return
    if (!fell) {
      this.fail(error)
      return
    }
    await this.clear()
    if (current()) await this.start(false)
  }

  /** In its own place; over the page where it has none that is looked at. */
  private async tellEarlier(current: () => boolean): Promise<void> {
    const { FloorNotice, floorText } = await floor()
    if (!current()) return
    if (this.showing.page || this.showing.part) this.status.render(<FloorNotice remote={this.remote} />)
    else showToast({ tone: 'warning', text: floorText(this.remote) })
  }

  private fail(error: unknown): void {
    this.failed = true
    const kind = this.mounted && !isLoadError(error) ? 'render' : 'load'
    const reference = reportOf(this.remote, kind, error)
    const isPart = this.showing.part !== undefined
    const fault = { remote: this.remote, reference, error, isPart, onRetry: this.retry, ...this.closing() }
    this.status.render(<Fault {...fault} />)
    void this.clear()
    const { attempt } = this
    whenBack(this.startedAt, () => attempt === this.attempt && this.retry())
  }

  private closing() {
    const { onClose, onDone } = this.showing
    return { ...(onClose && { onClose }), ...(onDone && { onDone }) }
  }

  private readonly retry = () => {
    // A remote that crashed may have crashed on an answer that is still remembered; the page around a part shows them,
    // and so do pages in which something is being written.
    if (!this.showing.part && !hasUnsaved()) store.dispatch(api.util.resetApiState())
    void this.clear().then(() => this.start(true))
  }

  private async clear(): Promise<void> {
    const { mounted } = this
    this.mounted = undefined
    this.picture = undefined
    await mounted?.unmount({ domElement: this.body, onFault: () => undefined }).catch(() => undefined)
    this.body.replaceChildren()
  }
}
