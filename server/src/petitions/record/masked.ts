import { maskAddress, maskIdCard, maskMobile, maskName } from '@portal/shared-lib/contract/rules/masks'

const MASKS = {
  name: maskName,
  idCard: maskIdCard,
  mobile: maskMobile,
  address: maskAddress,
  hidden: () => '***',
} as const

export type MaskName = keyof typeof MASKS

export const MASK_NAMES = Object.keys(MASKS) as [MaskName, ...MaskName[]]

/** As whoever reads it who may not read personal data; what is not there hides nothing. */
export const masked = (text: string, mask: MaskName): string => text && MASKS[mask](text)
