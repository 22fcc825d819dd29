import { z } from 'zod'
import { nothing } from './fields'
import { call } from './form'
import { AFTER_ACTION } from './rules/after-action'
import { HOME_CHOICES, HOMES } from './rules/home'
import { DENSITIES, TEXT_SIZES, THEMES } from './rules/looks'
import { type Phones, phoneProblems } from './rules/phone'

/** With whom what the caller registers waits to be sorted: the department's list, or the caller's own. */
const handingPreference = z.enum(['department', 'personal'], { error: '请选择待办去向' })

export type HandingPreference = z.output<typeof handingPreference>

/** The caller's own account, in the post of the session. */
export const userInfo = call('POST', 'api/xfUserController/getUserInfo', {
  beforePasswordChange: true,
  answer: z.object({
    userName: z.string(),
    userAccount: z.string(),
    companyName: z.string(),
    deptName: z.string(),
    positionLevelName: z.string(),
    /** Mobile number. */
    telephone: z.string(),
    /** Landline. */
    phoneNum: z.string(),
    /** Null where nobody has said. */
    handingPreference: handingPreference.nullable(),
    /** The category of the post: null where nobody has said. */
    gwlbCode: z.string().nullable(),
    /** Address from which the call came. */
    userIp: z.string(),
  }),
})

const entered = z.string().trim().default('')

export const updateUserInfo = call('POST', 'api/xfUserController/updateUserInfo', {
  writes: true,
  data: { telephone: entered, phoneNum: entered },
  check: (phones: Phones, problem) => {
    for (const { text, field } of phoneProblems(phones)) problem(text, field)
  },
  answer: nothing,
})

/** Changes the caller's own password; whoever else is signed in as the caller is signed out. */
export const updatePassword = call('POST', 'api/xfUserController/updatePassword', {
  writes: true,
  beforePasswordChange: true,
  form: { oldPassword: entered, newPassword: entered },
  answer: nothing,
})

export const updateHandingPreference = call('POST', 'api/account/updateHandingPreference', {
  writes: true,
  json: { handingPreference },
  answer: nothing,
})

const widgets = z.array(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, '首页部件不存在')).max(50)

const Layout = z.object({
  /** Widgets in their order; those that are not named stand behind them. */
  order: widgets,
  hidden: widgets,
})

/** What the caller has hidden on home pages and how the rest is ordered, by page. */
export const homeLayouts = call('POST', 'api/account/homeLayouts', {
  json: {},
  answer: z.record(z.string(), Layout),
})

/** Keeps what the caller hides on a home page, and the order of the rest; nothing of both: as usual again. */
export const saveHomeLayout = call('POST', 'api/account/saveHomeLayout', {
  writes: true,
  json: { home: z.enum(HOMES, { error: '首页不存在' }), ...Layout.shape },
  answer: nothing,
})

/** Of the tour of the portal and of what is new in it: the last one that the caller has seen; empty: none yet. */
export const seen = call('POST', 'api/account/seen', {
  background: true,
  json: {},
  answer: z.object({ tour: z.string(), news: z.string() }),
})

export const noteSeen = call('POST', 'api/account/noteSeen', {
  writes: true,
  json: {
    what: z.enum(['tour', 'news'], { error: '没有这样的提示' }),
    which: z.string().regex(/^[0-9A-Za-z.-]{1,20}$/, '提示的编号不正确'),
  },
  answer: nothing,
})

/** Keeps how the caller wishes to see the portal: colours, size of what is written, room between. */
export const saveLooks = call('POST', 'api/account/saveLooks', {
  writes: true,
  json: {
    theme: z.enum(THEMES, { error: '请选择配色' }),
    text: z.enum(TEXT_SIZES, { error: '请选择字号' }),
    density: z.enum(DENSITIES, { error: '请选择疏密' }),
  },
  answer: nothing,
})

/** Keeps where the caller goes from a petition that has been handled (`AFTER_ACTION`). */
export const saveAfterAction = call('POST', 'api/account/saveAfterAction', {
  writes: true,
  json: { afterAction: z.enum(AFTER_ACTION, { error: '请选择办理后去向' }) },
  answer: nothing,
})

/** Chooses the home page from the next sign-in on (`HOME_CHOICES`). */
export const updateUserPreference = call('POST', 'api/XfUserController/updateUserPreference', {
  writes: true,
  data: { homeSelect: z.literal(Object.values(HOME_CHOICES)) },
  answer: nothing,
})
