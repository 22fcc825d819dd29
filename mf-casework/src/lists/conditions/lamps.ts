/** The lamps of a limit that is still open, the most pressing first. */
export const LAMPS: Readonly<Record<string, string>> = {
  red: '红灯',
  orange: '橙灯',
  yellow: '黄灯',
  none: '未预警',
  green: '绿灯',
}
