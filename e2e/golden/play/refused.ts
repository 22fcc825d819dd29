import { expect } from '../../portal/stories'
import { buttonOf } from './act'
import { type Case, deskWith } from './case'

/** The button of an action is there, cannot be pressed, and says why. */
export async function expectRefusal(kase: Case, account: string, name: string, reason: string | RegExp): Promise<void> {
  const page = await deskWith(kase, account)
  const button = await buttonOf(page, name)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(reason)
}
