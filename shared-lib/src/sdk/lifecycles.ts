import { createElement, Fragment, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import type { PageView } from '../router/page-view'

/** What the shell hands to a remote when it shows it. */
export interface MountProps {
  readonly domElement: HTMLElement
  /** Path of the page that the element holds already, as it was rendered at build. */
  readonly prerendered?: string
  /** Told of a crash after the mount; the shell then shows the fault in the remote's place. */
  readonly onFault: (error: unknown) => void
  /** Asks the shell to load the remote anew: what it waits for takes long. */
  readonly onRetry?: () => void
  /** Pages: the tab that it is in, where it is in one. */
  readonly page?: PageView
  /** What of several is to be shown, where one door has several. */
  readonly part?: string
  /** What a part is about: of one in a case, the number of the petition. */
  readonly subject?: string
  /** Dialogs: asks the shell to close. */
  readonly onClose?: () => void
  /** Dialogs that the portal opens by itself: told when what they were opened for is done. */
  readonly onDone?: () => void
}

/** What a remote exposes: single-spa's shape, in any framework. */
export interface Lifecycles {
  bootstrap(): Promise<void>
  mount(props: MountProps): Promise<void>
  unmount(props: MountProps): Promise<void>
  /** Heeds `page`: may stay mounted out of sight, and several times. What does not is unmounted meanwhile. */
  readonly staysOpen?: true
  /** Builds: the markup of a page as it is first shown, which `prerendered` then takes over. */
  prerender?(path: string, render: (page: ReactNode) => string): Promise<string>
}

/** Lifecycles around a React tree with its own root. A mount settles when something is shown, or has crashed. */
export function reactLifecycles(render: (props: MountProps) => ReactNode): Lifecycles {
  const roots = new Map<HTMLElement, Root>()
  return {
    bootstrap: async () => undefined,
    mount: props =>
      new Promise((resolve, reject) => {
        let shown = false
        const settle = () => {
          shown = true
          resolve()
        }
        const onUncaughtError = (error: unknown) => (shown ? props.onFault(error) : reject(error))
        roots.set(props.domElement, rootIn(props, treeOf(render(props), settle), { onUncaughtError }))
      }),
    unmount: async ({ domElement }) => {
      roots.get(domElement)?.unmount()
      roots.delete(domElement)
    },
  }
}

/** Markup that is taken over needs the same tree. */
export const treeOf = (page: ReactNode, settle = () => {}) =>
  createElement(Fragment, null, page, createElement(Shown, { settle }))

function rootIn({ domElement, prerendered }: MountProps, tree: ReactNode, options: RootOptions): Root {
  if (prerendered) return hydrateRoot(domElement, tree, options)
  const root = createRoot(domElement, options)
  root.render(tree)
  return root
}

/** Runs when the tree beside it has reached the page. */
function Shown({ settle }: { settle: () => void }) {
  useEffect(settle, [settle])
  return null
}
