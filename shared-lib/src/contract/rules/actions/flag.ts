/** What a petition is flagged as: 重大紧急 or 扬言. */
export const flagKind = {
  wire: 'bjlx',
  label: '标记',
  kind: 'choice',
  text: '请选择重大紧急或扬言',
  options: [
    ['majorUrgent', '重大紧急'],
    ['threat', '扬言'],
  ],
} as const
