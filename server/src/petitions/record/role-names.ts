/** What people are to a petition, by petition_person.role. */
export const ROLE_NAMES: Readonly<Record<string, string>> = {
  '1': '主信访人',
  '2': '联名人',
  '3': '代表',
  '4': '随访人',
  '5': '代理人',
  '6': '被反映人',
}
