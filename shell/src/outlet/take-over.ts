import type { ComposedRemote, Lifecycles, MountProps } from '@portal/shared-lib'
import { composition } from '@portal/shared-lib/first'
import { announce, load } from '../federation/load'
import { readSetting } from '../trial/setting'

/** Milliseconds after which the rest of the portal comes, even if what stands in the page does not answer yet. */
const LIMIT = 3000

type Hearing = Pick<MountProps, 'onFault' | 'onRetry'>

/** A page that was rendered at build, and answers before the portal is there. */
interface Taken {
  readonly picture: HTMLElement
  /** Undefined where it failed: the portal then tries itself, and says what is wrong. */
  readonly mounted: Promise<Lifecycles | undefined>
  readonly hear: (hearing: Hearing) => void
}

let taken: Taken | undefined

/** Has the page that stands in the browser answer, with no more than it needs; settles when it does. */
export async function takeOverFirst(): Promise<void> {
  const picture = document.getElementById('first-picture')
  const page = picture?.dataset.page ?? ''
  const remote = remoteOf(page)
  // One that is tried may look otherwise.
  if (!picture || !remote || readSetting() !== null) return
  let hear: (hearing: Hearing) => void = () => {}
  const hearing = new Promise<Hearing>(resolve => {
    hear = resolve
  })
  const mounted = mountIn({ picture, page, remote }, hearing).catch(() => undefined)
  taken = { picture, mounted, hear }
  await Promise.race([mounted.then(drawn), new Promise(done => setTimeout(done, LIMIT))])
}

/** Settles when the page has been drawn and could answer once, so that nothing else is in its way. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(done => requestAnimationFrame(done))
  await new Promise(done => setTimeout(done))
}

/** Whether a page answers already; what becomes of it is told to who asks from then on. */
export async function isTakenOver(picture: HTMLElement, hearing: Hearing): Promise<boolean> {
  if (taken?.picture !== picture) return false
  taken.hear(hearing)
  return (await taken.mounted) !== undefined
}

/** Ends a page that the portal does not show after all. */
export async function endTakenOver(picture: HTMLElement): Promise<void> {
  if (taken?.picture !== picture) return
  const lifecycles = await taken.mounted
  await lifecycles?.unmount({ domElement: picture, onFault: () => undefined })
}

const remoteOf = (page: string) =>
  composition().remotes.find(({ routes }) => routes.some(({ path, prerender }) => prerender && path === page))

interface Ahead {
  readonly picture: HTMLElement
  readonly page: string
  readonly remote: ComposedRemote
}

async function mountIn({ picture, page, remote }: Ahead, hearing: Promise<Hearing>): Promise<Lifecycles> {
  announce([remote])
  const lifecycles = await load(remote, 'app', false)
  await lifecycles.bootstrap()
  await lifecycles.mount({
    domElement: picture,
    prerendered: page,
    onFault: error => void hearing.then(({ onFault }) => onFault(error)),
    onRetry: () => void hearing.then(({ onRetry }) => onRetry?.()),
  })
  return lifecycles
}
