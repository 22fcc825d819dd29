/** Texts that several forms say alike, as the server does. */
export const WORDS = (what: string, min: number, max: number) => `请填写${what}（${min}至${max}字）`

export const TOO_LONG = (what: string, max: number) => `${what}不能超过${max}字`
export const CHOOSE_UNIT = '请选择可接收的单位'
export const SHORT_REASON = '请填写不少于10个字的理由'
export const NO_DAY = '日期格式不正确，应为 YYYY-MM-DD'
