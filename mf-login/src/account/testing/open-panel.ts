import type { Lifecycles } from '@portal/shared-lib'
import { desktopWith, type fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'

/** Opens a dialog of this remote as the shell does, with answers from fakes. */
export async function openPanel(dialog: Lifecycles, fakes: readonly ReturnType<typeof fake>[]) {
  const server = fakeServer(fakes)
  const closed = jest.fn()
  const done = jest.fn()
  const panel = { ...dialog, mount: (props: Parameters<Lifecycles['mount']>[0]) => dialog.mount({ ...props, ...ends }) }
  const ends = { onClose: closed, onDone: done }
  const page = await renderRemote(panel, { path: '/home/index', desktop: desktopWith([], { orgId: 'o1' }) })
  return {
    closed,
    done,
    /** What was sent to a call, in English names. */
    sent: (call: { path: string }) =>
      server.arrived.filter(({ path }) => path === call.path).map(({ args, requestId }) => ({ args, requestId })),
    close: () => page.unmount().then(server.stop),
  }
}
