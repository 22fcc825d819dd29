// Made from ../accounts.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../accounts'

export type AccountChoicesArgs = CallArgs<typeof contract.accountChoices>
export type AccountChoicesAnswer = CallAnswer<typeof contract.accountChoices>
export type ActivateAccountsArgs = CallArgs<typeof contract.activateAccounts>
export type ActivateAccountsAnswer = CallAnswer<typeof contract.activateAccounts>
export type AgreeRolesArgs = CallArgs<typeof contract.agreeRoles>
export type AgreeRolesAnswer = CallAnswer<typeof contract.agreeRoles>
export type AskPasswordResetArgs = CallArgs<typeof contract.askPasswordReset>
export type AskPasswordResetAnswer = CallAnswer<typeof contract.askPasswordReset>
export type CheckImportArgs = CallArgs<typeof contract.checkImport>
export type CheckImportAnswer = CallAnswer<typeof contract.checkImport>
export type CloseAccountArgs = CallArgs<typeof contract.closeAccount>
export type CloseAccountAnswer = CallAnswer<typeof contract.closeAccount>
export type CreateAccountArgs = CallArgs<typeof contract.createAccount>
export type CreateAccountAnswer = CallAnswer<typeof contract.createAccount>
export type ImportAccountsArgs = CallArgs<typeof contract.importAccounts>
export type ImportAccountsAnswer = CallAnswer<typeof contract.importAccounts>
export type IssuePasswordArgs = CallArgs<typeof contract.issuePassword>
export type IssuePasswordAnswer = CallAnswer<typeof contract.issuePassword>
export type ManagedAccountArgs = CallArgs<typeof contract.managedAccount>
export type ManagedAccountAnswer = CallAnswer<typeof contract.managedAccount>
export type ManagedAccountsArgs = CallArgs<typeof contract.managedAccounts>
export type ManagedAccountsAnswer = CallAnswer<typeof contract.managedAccounts>
export type RemovePostArgs = CallArgs<typeof contract.removePost>
export type RemovePostAnswer = CallAnswer<typeof contract.removePost>
export type ReopenAccountArgs = CallArgs<typeof contract.reopenAccount>
export type ReopenAccountAnswer = CallAnswer<typeof contract.reopenAccount>
export type SavePostArgs = CallArgs<typeof contract.savePost>
export type SavePostAnswer = CallAnswer<typeof contract.savePost>
export type SetRolesArgs = CallArgs<typeof contract.setRoles>
export type SetRolesAnswer = CallAnswer<typeof contract.setRoles>
export type SignOutAccountArgs = CallArgs<typeof contract.signOutAccount>
export type SignOutAccountAnswer = CallAnswer<typeof contract.signOutAccount>
export type UnlockAccountArgs = CallArgs<typeof contract.unlockAccount>
export type UnlockAccountAnswer = CallAnswer<typeof contract.unlockAccount>
export type UntieAccountArgs = CallArgs<typeof contract.untieAccount>
export type UntieAccountAnswer = CallAnswer<typeof contract.untieAccount>
export type UpdateAccountArgs = CallArgs<typeof contract.updateAccount>
export type UpdateAccountAnswer = CallAnswer<typeof contract.updateAccount>
export type WakeAccountArgs = CallArgs<typeof contract.wakeAccount>
export type WakeAccountAnswer = CallAnswer<typeof contract.wakeAccount>

export const accountChoices: CallDescriptor<AccountChoicesArgs, AccountChoicesAnswer> = {"id":"accounts.accountChoices","method":"POST","path":"api/accounts/choices","body":"json"}

export const activateAccounts: CallDescriptor<ActivateAccountsArgs, ActivateAccountsAnswer> = {"id":"accounts.activateAccounts","method":"POST","path":"api/accounts/activate","body":"json"}

export const agreeRoles: CallDescriptor<AgreeRolesArgs, AgreeRolesAnswer> = {"id":"accounts.agreeRoles","method":"POST","path":"api/accounts/agreeRoles","body":"json","writes":true}

export const askPasswordReset: CallDescriptor<AskPasswordResetArgs, AskPasswordResetAnswer> = {"id":"accounts.askPasswordReset","method":"POST","path":"api/accounts/askReset","body":"json","writes":true}

export const checkImport: CallDescriptor<CheckImportArgs, CheckImportAnswer> = {"id":"accounts.checkImport","method":"POST","path":"api/accounts/checkImport","body":"json"}

export const closeAccount: CallDescriptor<CloseAccountArgs, CloseAccountAnswer> = {"id":"accounts.closeAccount","method":"POST","path":"api/accounts/close","body":"json","writes":true}

export const createAccount: CallDescriptor<CreateAccountArgs, CreateAccountAnswer> = {"id":"accounts.createAccount","method":"POST","path":"api/accounts/create","body":"json","writes":true}

export const importAccounts: CallDescriptor<ImportAccountsArgs, ImportAccountsAnswer> = {"id":"accounts.importAccounts","method":"POST","path":"api/accounts/import","body":"json","writes":true}

export const issuePassword: CallDescriptor<IssuePasswordArgs, IssuePasswordAnswer> = {"id":"accounts.issuePassword","method":"POST","path":"api/accounts/issuePassword","body":"json"}

export const managedAccount: CallDescriptor<ManagedAccountArgs, ManagedAccountAnswer> = {"id":"accounts.managedAccount","method":"POST","path":"api/accounts/get","body":"json"}

export const managedAccounts: CallDescriptor<ManagedAccountsArgs, ManagedAccountsAnswer> = {"id":"accounts.managedAccounts","method":"POST","path":"api/accounts/list","body":"json"}

export const removePost: CallDescriptor<RemovePostArgs, RemovePostAnswer> = {"id":"accounts.removePost","method":"POST","path":"api/accounts/removePost","body":"json","writes":true}

export const reopenAccount: CallDescriptor<ReopenAccountArgs, ReopenAccountAnswer> = {"id":"accounts.reopenAccount","method":"POST","path":"api/accounts/reopen","body":"json","writes":true}

export const savePost: CallDescriptor<SavePostArgs, SavePostAnswer> = {"id":"accounts.savePost","method":"POST","path":"api/accounts/savePost","body":"json","writes":true}

export const setRoles: CallDescriptor<SetRolesArgs, SetRolesAnswer> = {"id":"accounts.setRoles","method":"POST","path":"api/accounts/setRoles","body":"json","writes":true}

export const signOutAccount: CallDescriptor<SignOutAccountArgs, SignOutAccountAnswer> = {"id":"accounts.signOutAccount","method":"POST","path":"api/accounts/signOut","body":"json","writes":true}

export const unlockAccount: CallDescriptor<UnlockAccountArgs, UnlockAccountAnswer> = {"id":"accounts.unlockAccount","method":"POST","path":"api/accounts/unlock","body":"json","writes":true}

export const untieAccount: CallDescriptor<UntieAccountArgs, UntieAccountAnswer> = {"id":"accounts.untieAccount","method":"POST","path":"api/accounts/untie","body":"json","writes":true}

export const updateAccount: CallDescriptor<UpdateAccountArgs, UpdateAccountAnswer> = {"id":"accounts.updateAccount","method":"POST","path":"api/accounts/update","body":"json","writes":true}

export const wakeAccount: CallDescriptor<WakeAccountArgs, WakeAccountAnswer> = {"id":"accounts.wakeAccount","method":"POST","path":"api/accounts/wake","body":"json","writes":true}
