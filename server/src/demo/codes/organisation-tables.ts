/** What is recorded of organisations. */
export const ORGANISATION_TABLES: Readonly<Record<string, string>> = {
  // 直属级别: counts as the types of regions do
  DM_ZSJB: '1 中央直属, 2 省直, 3 市直, 4 县直, 5 乡镇(街道), 6 村(社区), 9 其他',
  // 所属系统
  DM_SUB_SYSTEM:
    '01 党委, 02 人大, 03 政府, 04 政协, 05 监察(纪检监察), 06 法院, 07 检察院, 08 群团组织, 09 国有企事业单位, 10 军队武警, 11 垂直管理单位, 99 其他',
}
