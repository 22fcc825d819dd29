import { type Notice, onNotice } from '@portal/shared-lib'
import * as contract from '@portal/shared-lib/contract/mail'
import { peopleByName } from '@portal/shared-lib/contract/people'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type mailDialog from '../mail-dialog'
import { received, sent } from './mails'

type Kept = Awaited<ReturnType<typeof contract.trash.answer.parse>>['list']

/** What a test may have otherwise. */
export interface World {
  readonly inbox?: ReturnType<typeof received>[]
  readonly outbox?: ReturnType<typeof sent>[]
  readonly trash?: Kept
  readonly favourites?: Kept
  /** What the server has as the draft of a new mail. */
  readonly draft?: { contents: string; version: number }
  /** Refuses the sending so often. */
  readonly refusals?: number
  /** Refuses every sending so. */
  readonly rule?: string
  /** Refuses whatever is done with received mails so. */
  readonly recalled?: string
}

const clerk = { loginAccount: 'zs05', userName: '周戊汀', orgName: '临江省信访局', orgId: 'o1' }
const page = <Mail>(list: Mail[]) => ({ list, total: list.length, next: null })

/** A server that remembers what is read and what is kept as a draft. */
function mailServer({ inbox = [received()], outbox = [sent()], trash = [], favourites = [], ...world }: World) {
  let read = false
  let refused = 0
  let draft = world.draft
  return fakeServer([
    fake(contract.inbox, () => page(inbox.map(mail => (read ? { ...mail, read: '1' as const } : mail)))),
    fake(contract.outbox, () => page(outbox)),
    fake(contract.trash, () => page(trash)),
    fake(contract.favourites, () => page(favourites)),
    fake(contract.unreadCount, () => ({ total: read ? 0 : inbox.length })),
    fake(contract.contacts, () => ({ list: [] })),
    fake(peopleByName, () => page([clerk])),
    fake(contract.openAttachment, () => ({ path: 'api/files/open/x' })),
    fake(contract.markRead, () => {
      if (world.recalled) throw new FakeRefusal('rule', { text: world.recalled })
      read = true
      return null
    }),
    ...[contract.deleteMails, contract.updateTrash, contract.recallMail, contract.starMails, contract.unstarMails].map(
      call => fake(call, () => null),
    ),
    fake(contract.draft, () =>
      draft ? { receivers: [], attachments: [], savedAt: '2026-11-20 09:00:00', ...draft } : null,
    ),
    fake(contract.saveDraft, ({ args: { contents, version } }) => {
      if (version !== (draft?.version ?? 0)) throw new FakeRefusal('draftChanged')
      draft = { contents, version: version + 1 }
      return { version: version + 1 }
    }),
    fake(contract.discardDraft, () => {
      draft = undefined
      return null
    }),
    fake(contract.sendMail, () => {
      if (world.rule) throw new FakeRefusal('rule', { text: world.rule })
      if (refused++ < (world.refusals ?? 0)) throw new FakeRefusal('tooManyCalls')
      draft = undefined
      return '8'
    }),
  ])
}

/** The dialog as the shell opens it, what it asks the server, and what it says. */
export async function openMail(dialog: typeof mailDialog, world: World = {}) {
  const server = mailServer(world)
  const said: string[] = []
  const hearing = onNotice(({ text }: Notice) => said.push(text))
  const closed = jest.fn()
  const remote = {
    ...dialog,
    mount: (props: Parameters<typeof dialog.mount>[0]) => dialog.mount({ ...props, onClose: closed }),
  }
  const shown = await renderRemote(remote, { path: '/' })
  await screen.findByRole('tab', { name: /收件箱/ })
  return {
    said,
    closed,
    asked: (call: { readonly path: string }) => server.arrived.filter(({ path }) => path === call.path),
    unmount: shown.unmount,
    close: async () => {
      await shown.unmount()
      hearing()
      server.stop()
    },
  }
}

export const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const show = (name: string | RegExp) => userEvent.click(screen.getByRole('tab', { name }))
