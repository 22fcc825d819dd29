import { useCan } from '@portal/shared-lib'

interface PermissionChoiceProps {
  readonly codes: readonly string[]
  readonly onWish: (url: string, held: boolean) => void
}

/** The permissions that the remote has to do with, each to be taken and given. */
export function PermissionChoice({ codes, onWish }: PermissionChoiceProps) {
  if (codes.length === 0) return null
  return (
    <fieldset>
      <legend>权限</legend>
      {codes.map(code => (
        <Permission key={code} code={code} onWish={onWish} />
      ))}
    </fieldset>
  )
}

function Permission({ code, onWish }: { code: string; onWish: PermissionChoiceProps['onWish'] }) {
  return (
    <label>
      <input type="checkbox" checked={useCan(code)} onChange={event => onWish(code, event.target.checked)} />
      {code}
    </label>
  )
}
