export const WINDOW = 'windowsComManage/windowsComRegister'
export const INTERVIEWS = 'visitorManage/visitorRegister'
/** Pages of which one must be the caller's who looks at the hall. */
export const HALL = [WINDOW, INTERVIEWS, 'visitorMainScreen/visitorMainScreen']
