import { type Desktop, looks, showLooks } from '@portal/shared-lib'
import { type Looks, USUAL_LOOKS } from '@portal/shared-lib/contract/rules/looks'

/**
 * Gives the page the looks that its user has chosen, wherever they did; who has never chosen does not get those of whoever
 * sat here before. A server that does not keep them leaves the browser's own.
 */
export function dressAs({ looks: chosen }: Desktop): void {
  if (chosen === undefined) return
  const next: Looks = chosen ?? USUAL_LOOKS
  const { theme, text, density } = looks()
  if (next.theme !== theme || next.text !== text || next.density !== density) showLooks(next)
}
