import type { PreviewChainAnswer } from '@portal/shared-lib/contract/calls/policies'
import {
  CHAIN_KIND_NAMES,
  CHAIN_PLACE_NAMES,
  CHAIN_PLACES,
  MOST_LEVELS,
} from '@portal/shared-lib/contract/rules/policies'
import { Button, Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { Problem } from '../reason'
import { useAdminPreviewChainMutation, useAdminSetChainMutation } from './api'
import { type Chain, chainText, type Roles, type Target } from './chain'
import { Confirm } from './confirm'

interface DialogProps {
  readonly target: Target
  readonly chain: Chain
  readonly roles: Roles
  readonly onClose: () => void
}

type Levels = Chain['levels']

interface Previewed {
  /** Null: what holds for all of its kind again. */
  readonly levels: Levels | null
  readonly effect: PreviewChainAnswer
}

const WIDTH = 720

/** Sets a chain in two steps: its levels, then what that changes, with the reason. */
export function ChainDialog({ target, chain, roles, onClose }: DialogProps) {
  const [levels, setLevels] = useState<Levels>(chain.levels)
  const [previewed, show] = useState<Previewed>()
  const [problem, tell] = useState('')
  const [preview, { isLoading }] = useAdminPreviewChainMutation()
  const [set] = useAdminSetChainMutation()
  const { setFor } = target
  const { subject } = chain
  const isOne = !(setFor in CHAIN_KIND_NAMES)
  const goOn = async (chosen: Levels | null) => {
    const { data, error } = await preview({ args: { setFor, subject, levels: chosen } })
    tell(error ? messageOf(error) : '')
    show(data && { levels: chosen, effect: data })
  }
  return (
    <Dialog title={`设置${chain.name}的审批层级`} width={WIDTH} onClose={onClose}>
      {previewed ? (
        <Confirm
          rows={[
            ['适用对象', target.name, 'wide'],
            ['设置为', previewed.levels ? chainText(previewed.levels, roles) : '统一设置', 'wide'],
            ['影响', effectText(previewed.effect), 'wide'],
          ]}
          done={`${chain.name}的审批层级已设置`}
          send={reason => set({ args: { setFor, subject, levels: previewed.levels, reason } })}
          onBack={() => show(undefined)}
          onDone={onClose}
        />
      ) : (
        <div className={admin.form}>
          <LevelEntries levels={levels} roles={roles} onChange={setLevels} />
          <Problem text={problem} />
          <div className={admin.foot}>
            <Button onClick={onClose}>取消</Button>
            {isOne && chain.isOwn && <Button onClick={() => void goOn(null)}>恢复统一设置</Button>}
            <Button type="primary" loading={isLoading} onClick={() => void goOn(levels)}>
              下一步
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function effectText({ organisations, without, waiting }: PreviewChainAnswer): string {
  const lacking = without > 0 ? `，其中${without}个机构没有人担任所选角色，该级将无人审批` : ''
  return `适用于${organisations}个机构${lacking}；正在审批的${waiting}项按提交时的层级继续`
}

interface EntriesProps {
  readonly levels: Levels
  readonly roles: Roles
  readonly onChange: (levels: Levels) => void
}

/** A role for each level, in their order. */
function LevelEntries({ levels, roles, onChange }: EntriesProps) {
  const put = (at: number, more: Partial<Levels[number]>) =>
    onChange(levels.map((level, place) => (place === at ? { ...level, ...more } : level)))
  return (
    <>
      {levels.length === 0 && <p>没有审批层级，该事项无需审批</p>}
      {levels.map((level, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
        <fieldset key={at} className={admin.level}>
          <legend>第{at + 1}级</legend>
          <label>
            角色
            <select value={level.role} onChange={({ target }) => put(at, { role: target.value })}>
              {roles.map(({ role, name }) => (
                <option key={role} value={role}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            范围
            <select
              value={level.within}
              onChange={({ target }) => put(at, { within: target.value === 'dept' ? 'dept' : 'org' })}
            >
              {CHAIN_PLACES.map(place => (
                <option key={place} value={place}>
                  {CHAIN_PLACE_NAMES[place]}
                </option>
              ))}
            </select>
          </label>
          <Button aria-label={`删除第${at + 1}级`} onClick={() => onChange(levels.filter((_, place) => place !== at))}>
            删除
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          disabled={levels.length >= MOST_LEVELS}
          onClick={() => onChange([...levels, { role: roles[0]?.role ?? '', within: 'org' }])}
        >
          增加一级
        </Button>
      </div>
    </>
  )
}
