import { api, onNotice, StoreProvider, sessionSlice, store } from '@portal/shared-lib'
import { previewLimit } from '@portal/shared-lib/contract/choices'
import { lockPetition, unlockPetition } from '@portal/shared-lib/contract/locks'
import { macros } from '@portal/shared-lib/contract/macros'
import { timeline } from '@portal/shared-lib/contract/petitions'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { desktopWith, fake, fakeServer } from '@portal/shared-lib/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { FORMS } from '../forms'
import { ActionPanel } from '../panel/action-panel'
import { ABOUT } from './about'

type Props = ComponentProps<typeof ActionPanel>

/** Each panel is another user's, so that nothing kept is found by the next. */
let users = 0

/** The panel of an action as it stands beside a case, and what becomes of it. */
export function openPanel(action: string, fakes: Parameters<typeof fakeServer>[0], part: Partial<Props> = {}) {
  const form = FORMS.get(action)
  if (!form) throw new Error(`There is no form ${action}`)
  const server = fakeServer([
    ...fakes,
    fake(lockPetition, () => ({ heldBy: '', until: '2026-11-20 10:03:00' })),
    fake(unlockPetition, () => null),
    fake(timeline, () => []),
    fake(macros, () => []),
    fake(codeTable, () => []),
    fake(previewLimit, ({ args: { addedDays = 0 } }) => ({
      dueAt: `2027-02-${String(addedDays).padStart(2, '0')} 23:59:59`,
      lines: [{ label: '延长', text: `${addedDays}日` }],
    })),
  ])
  const heard: string[] = []
  const stopHearing = onNotice(({ text }) => heard.push(text))
  store.dispatch(api.util.resetApiState())
  store.dispatch(sessionSlice.actions.opened(desktopWith([], { userId: `panel${++users}` })))
  const isTyped: boolean[] = []
  const props: Props = {
    form,
    about: ABOUT,
    before: undefined,
    todoId: '7',
    isProxy: false,
    obstacle: '',
    others: [],
    onDone: () => heard.push('done'),
    onClose: () => heard.push('closed'),
    onTyped: typed => void isTyped.push(typed),
    ...part,
  }
  const draw = (more: Partial<Props> = {}) => (
    <StoreProvider>
      <ActionPanel {...props} {...more} />
    </StoreProvider>
  )
  let page = render(draw())
  return {
    /** What the user was told, and what became of the panel, in its order. */
    heard,
    isTyped,
    submit: () => userEvent.click(screen.getByRole('button', { name: /^确定|（送审）$/ })),
    show: (more: Partial<Props>) => page.rerender(draw(more)),
    fold: () => page.unmount(),
    unfold: () => {
      page = render(draw())
    },
    /** What arrived at a call, with the name of the attempt. */
    arrived: (call: { readonly path: string }) => server.arrived.filter(({ path }) => path === call.path),
    close: () => {
      page.unmount()
      stopHearing()
      server.stop()
    },
  }
}
