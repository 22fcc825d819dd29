import type { Lifecycles } from '@portal/shared-lib'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type Load = () => Promise<{ readonly default: Lifecycles }>

/** What a remote exposes, by door: `./app`, and one for each dialog. */
export type Doors = Readonly<Record<string, Load>>

/** Mounts what is behind a door as the shell would, and takes it away again. */
export function Place({ load, onClose }: { load: Load; onClose?: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState<unknown>()
  const close = useEffectEvent(() => onClose?.())
  useEffect(() => {
    const domElement = document.createElement('div')
    place.current?.append(domElement)
    const props = { domElement, onFault: setFault, onClose: () => close(), onDone: () => close() }
    const mounted = load().then(async ({ default: lifecycles }) => {
      await lifecycles.bootstrap()
      await lifecycles.mount(props)
      return lifecycles
    })
    mounted.catch(setFault)
    return () => {
      void mounted
        .then(lifecycles => lifecycles.unmount(props))
        .catch(() => undefined)
        .then(() => domElement.remove())
    }
  }, [load])
  return (
    <>
      {fault !== undefined && (
        <pre role="alert">{fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}</pre>
      )}
      <div ref={place} />
    </>
  )
}
