/** A page on which petitions are registered. */
export interface RegistrationForm {
  /** As the audit and users call what is registered there. */
  readonly name: string
  /** DM_XFXS, the usual one first: a channel without a number prefix of its own takes the first one's. */
  readonly channels: readonly string[]
}

const OTHER = '600'

/** Every page on which petitions are registered, and what comes in there. */
export const REGISTRATION_FORMS = {
  letter: { name: '来信', channels: ['100', '110', OTHER] },
  visit: { name: '来访', channels: ['200', OTHER] },
  reception: { name: '领导接访', channels: ['210'] },
  online: { name: '网上信访', channels: ['300', '303', '305', '308', OTHER] },
  phone: { name: '来电', channels: ['400', OTHER] },
  inspection: { name: '巡视信访', channels: ['500'] },
  simple: { name: '简易办理', channels: ['200', '100', '110', '300', '303', '305', '308', '400', OTHER] },
} as const satisfies Record<string, RegistrationForm>

export type FormName = keyof typeof REGISTRATION_FORMS

export const FORM_NAMES = Object.keys(REGISTRATION_FORMS) as FormName[]

/** Whether a petition that comes in this way may be registered on a form. */
export const takesChannel = (form: FormName, channel: string): boolean =>
  (REGISTRATION_FORMS[form].channels as readonly string[]).includes(channel)

/** Why a registered petition keeps its channel, the same in the form and at the server. */
export const CHANNEL_STAYS = '信访形式已编入信访件编号，不能修改；登记错误的请作废后重新登记'
