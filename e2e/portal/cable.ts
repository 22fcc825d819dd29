import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to the portal that can be cut, like the network of an office. */
export interface Cable {
  /** The portal's address at this end. */
  readonly address: string
  /** Breaks every connection, and lets none through until it is mended. */
  cut(): void
  mend(): void
  remove(): void
}

/** Lays a cable to a portal; the session of its address is good here too, since cookies know no ports. */
export async function layCable(portalAddress: string): Promise<Cable> {
  const portal = new URL(portalAddress)
  const sockets = new Set<Socket>()
  let whole = true
  const end = createServer(near => {
    const far = connect(Number(portal.port), portal.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    if (whole) near.pipe(far).pipe(near)
    else near.destroy()
  })
  end.listen(0, portal.hostname)
  await once(end, 'listening')
  const address = new URL(portalAddress)
  address.port = String((end.address() as { port: number }).port)
  const cut = () => {
    whole = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: address.href,
    cut,
    mend: () => {
      whole = true
    },
    remove: () => {
      cut()
      end.close()
    },
  }
}
