import type { Field } from '../form'

/** What proves an entry for an organisation without access. */
export const PAPER: Field = {
  ...{ name: 'paperId', label: '单位出具的书面材料', kind: 'files', most: 1, text: '请上传单位出具的书面材料' },
}
