import { createElement, Fragment, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** What the shell hands to a remote when it shows it. */
export interface MountProps {
  readonly domElement: HTMLElement
  /** Told of a crash after the mount; the shell then shows the fault in the remote's place. */
  readonly onFault: (error: unknown) => void
  /** Asks the shell to load the remote anew: what it waits for takes long. */
  readonly onRetry?: () => void
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
}

/** Lifecycles around a React tree with its own root. A mount settles when something is shown, or has crashed. */
export function reactLifecycles(render: (props: MountProps) => ReactNode): Lifecycles {
  const roots = new Map<HTMLElement, Root>()
  return {
    bootstrap: async () => undefined,
    mount: props =>
      new Promise((resolve, reject) => {
        let shown = false
        const root = createRoot(props.domElement, {
          onUncaughtError: error => (shown ? props.onFault(error) : reject(error)),
        })
        roots.set(props.domElement, root)
        const settle = () => {
          shown = true
          resolve()
        }
        root.render(createElement(Fragment, null, render(props), createElement(Shown, { settle })))
      }),
    unmount: async ({ domElement }) => {
      roots.get(domElement)?.unmount()
      roots.delete(domElement)
    },
  }
}

/** Runs when the tree beside it has reached the page. */
function Shown({ settle }: { settle: () => void }) {
  useEffect(settle, [settle])
  return null
}
