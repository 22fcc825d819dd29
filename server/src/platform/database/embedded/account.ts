import { spawnSync } from 'node:child_process'

/** An operating-system user. PostgreSQL refuses to run as root, so root hands it to one that exists everywhere. */
export interface Account {
  name: string
  uid: number
  gid: number
}

export const isRoot = (): boolean => process.getuid?.() === 0

export function getServiceAccount(): Account {
  const account = findAccount('postgres') ?? findAccount('nobody')
  if (!account) throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor a user nobody')
  return account
}

/** Tried rather than worked out from modes: access lists and mount options count as well. */
export function canEnter(account: Account, folder: string): boolean {
  return succeedsAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])
}

export function canRead(account: Account, file: string): boolean {
  return succeedsAs(account, '/bin/sh', ['-c', 'test -r "$1"', 'sh', file])
}

export function succeedsAs({ uid, gid }: Account, command: string, args: string[]): boolean {
  return spawnSync(command, args, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
}

function findAccount(name: string): Account | undefined {
  const [uid, gid] = [askId('-u', name), askId('-g', name)]
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid }
}

function askId(flag: string, name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout.trim()) : undefined
}
