/** The six lamps of a time limit, worst last but for the closed. */
export type Lamp = 'green' | 'none' | 'yellow' | 'orange' | 'red' | 'grey'

/** Each lamp has a shape of its own, everywhere: colour is never the only sign. */
export const LAMPS: Readonly<Record<Lamp, { readonly shape: string; readonly name: string }>> = {
  red: { shape: '■', name: '红灯' },
  orange: { shape: '◆', name: '橙灯' },
  yellow: { shape: '▲', name: '黄灯' },
  none: { shape: '○', name: '未预警' },
  green: { shape: '●', name: '绿灯' },
  grey: { shape: '—', name: '已结束' },
}

/** Days left at which limits are warned of: by petition departments, by responsible units, and above which they are safe. */
interface LampDays {
  readonly department: number
  readonly unit: number
  readonly safe: number
}

/** Orange comes with a third of the days of yellow. */
const ORANGE_SHARE = 3

const orangeOf = (yellow: number) => Math.ceil(yellow / ORANGE_SHARE)

/** What each lamp means where the days are those; without them in words alone. */
export function lampMeanings(days?: LampDays): Readonly<Record<Lamp, string>> {
  const within = (of: (yellow: number) => number) =>
    days && `信访部门剩${of(days.department)}天以内，责任单位剩${of(days.unit)}天以内`
  return {
    red: '已超过期限',
    orange: within(orangeOf) ?? '即将到期，不足黄灯天数的三分之一',
    yellow: within(yellow => yellow) ?? '临近期限',
    none: '没有期限，或尚未临近期限',
    green: days ? `剩余超过${days.safe}天` : '期限尚早',
    grey: '期限已结束；超期结束的加红框',
  }
}
