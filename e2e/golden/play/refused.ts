import { expect } from '../../portal/stories'
import { buttonOf, openPanel } from './act'
import { type Case, deskWith } from './case'
import type { Entry } from './entries'

/** The button of an action is there, cannot be pressed, and says why. */
export async function expectRefusal(kase: Case, account: string, name: string, reason: string | RegExp): Promise<void> {
  const page = await deskWith(kase, account)
  const button = await buttonOf(page, name)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(reason)
}

/** An action can be filled in, and is refused when it is sent. */
export async function expectRefused(
  kase: Case,
  account: string,
  name: string,
  entries: readonly Entry[],
  reason: string,
): Promise<void> {
  const panel = await openPanel(await deskWith(kase, account), name)
  for (const fillIn of entries) await fillIn(panel)
  await panel.getByRole('button', { name: new RegExp(`^确定${name}$|^${name}（送审）$`) }).click()
  await expect(panel.getByRole('alert')).toHaveText(reason)
}
