/** Home page of whoever has none of their own. */
export const HOME = '/home/index'
/** Home page of staff, and the one that they may choose instead. */
export const STAFF_HOME = '/home/homeStaff'
export const STAFF_HOME_NEW = '/home/homeStaffNew'

export const NO_NEW_HOME = '您的首页没有新版'
