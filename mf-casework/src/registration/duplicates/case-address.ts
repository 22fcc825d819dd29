import { composition } from '@portal/shared-lib'

/** Address of a petition's page, for a window of its own. */
export const caseAddress = (petitionNo: string): string =>
  `${composition().province.basePath}toDoManage/handle?xfjbh=${petitionNo}`
