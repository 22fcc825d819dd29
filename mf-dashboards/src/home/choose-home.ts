import { notify, readSaved, save, send } from '@portal/shared-lib'
import { updateUserPreference } from '@portal/shared-lib/contract/calls/account'
import { homePath } from '@portal/shared-lib/contract/calls/identity'
import { HOME, HOME_CHOICES } from '@portal/shared-lib/contract/rules/home'
import { navigate } from '@portal/shared-lib/router'

export const ownHome = (): string => readSaved('homeUrl') ?? HOME

/** Makes another home page the user's own, and goes there. */
export async function chooseHome(choice: keyof typeof HOME_CHOICES): Promise<void> {
  const { error } = await send(updateUserPreference, { homeSelect: HOME_CHOICES[choice] })
  if (error) return notify.error(error.message)
  const { data: home = HOME } = await send(homePath, {})
  save('homeUrl', home)
  notify.success('首页修改成功')
  navigate(home)
}
