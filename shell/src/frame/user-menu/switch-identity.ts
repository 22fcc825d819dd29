import { notify, type Sent, save, send } from '@portal/shared-lib'
import { actAs, homePath, switchUser } from '@portal/shared-lib/contract/calls/identity'
import { SWITCHED_BACK } from '@portal/shared-lib/contract/rules/sign-in'
import { addressOf, mayLeave } from '@portal/shared-lib/router'

/** Milliseconds for which a word can be read before the page is thrown away. */
const READING_TIME = 1000

/** Acts in another post from now on. */
export async function actInPost(postId: string): Promise<void> {
  if (await mayLeave()) await loadAnew(await send(actAs, { postId }))
}

/** Back to the post signed in to. */
export async function switchBack(): Promise<void> {
  if (await mayLeave()) await loadAnew(await send(switchUser, {}), SWITCHED_BACK)
}

/** Everything on the page belongs to the post of before: it is thrown away, and the new post's home page opened. */
async function loadAnew({ error }: Sent<unknown>, success?: string): Promise<void> {
  if (error) return notify.error(error.message)
  if (success) notify.success(success)
  const { data: home = '/' } = await send(homePath, {})
  save('homeUrl', home)
  setTimeout(() => window.location.assign(addressOf(home)), success ? READING_TIME : 0)
}
