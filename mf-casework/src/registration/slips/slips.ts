import { InterviewCard } from './interview-card'
import { Label } from './label'
import { Receipt } from './receipt'
import { ReceptionSlip } from './reception-slip'
import { Sheet } from './sheet'
import type { Slip } from './slip'

/** Everything that is printed of what was registered. */
export const SLIPS: readonly Slip[] = [
  { name: '打印凭证', Paper: Receipt },
  { name: '打印登记表', Paper: Sheet },
  { name: '打印条码', Paper: Label, suits: ({ form }) => form === 'letter' },
  { name: '打印接谈卡', Paper: InterviewCard, suits: ({ values }) => Boolean(values.interview?.record) },
  { name: '打印接访单', Paper: ReceptionSlip, suits: ({ form }) => form === 'reception' },
]
