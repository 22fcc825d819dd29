import type { RegisterArgs } from '@portal/shared-lib/contract/calls/registration'

export type Filing = NonNullable<RegisterArgs['filing']>

/** How the registrar goes on behind a registration. */
export interface Way {
  /** stay: with its number before one's eyes. next: with the next one. handle: with the case, at its first action. */
  readonly go: 'stay' | 'next' | 'handle'
  /** 存查 at once: why, in DM_BLFS. */
  readonly filing?: Filing['reason']
}
