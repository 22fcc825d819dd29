import type { DistributionAnswer, PreviewDistributionAnswer } from '@portal/shared-lib/contract/calls/policies'
import { MOST_RULES, POLICY_TEXTS } from '@portal/shared-lib/contract/rules/policies'
import { Button, Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { Problem } from '../reason'
import { useAdminPreviewDistributionMutation, useAdminSetDistributionMutation } from './api'
import { Confirm } from './confirm'

type Rule = DistributionAnswer['rules'][number]
type People = DistributionAnswer['people']
/** Name by the digits of a code that mean something. */
export type Categories = ReadonlyMap<string, string>

interface Organisation {
  readonly orgId: string
  readonly name: string
}

interface DialogProps {
  readonly of: Organisation
  readonly known: DistributionAnswer
  readonly categories: Categories
  readonly onClose: () => void
}

const WIDTH = 820

/** Sets the rules in two steps: who gets what, then what that changes, with the reason. */
export function RulesDialog({ of, known: { rules: held, people }, categories, onClose }: DialogProps) {
  const [rules, setRules] = useState<Rule[]>(held)
  const [effect, show] = useState<PreviewDistributionAnswer>()
  const [problem, tell] = useState('')
  const [preview, { isLoading }] = useAdminPreviewDistributionMutation()
  const [set] = useAdminSetDistributionMutation()
  const goOn = async () => {
    if (rules.some(({ accounts }) => accounts.length === 0)) return tell(POLICY_TEXTS.nobody)
    if (new Set(rules.map(({ category }) => category)).size < rules.length) return tell(POLICY_TEXTS.categoryTwice)
    const { data, error } = await preview({ args: { orgId: of.orgId, rules } })
    tell(error ? messageOf(error) : '')
    show(data)
  }
  return (
    <Dialog title={`设置${of.name}的分办规则`} width={WIDTH} onClose={onClose}>
      {effect ? (
        <Confirm
          rows={[
            ['规则', rules.length === 0 ? '不自动分办' : `${rules.length}条`],
            ['新增承办人员', effect.added.join('、') || '无', 'wide'],
            ['不再承办人员', effect.removed.join('、') || '无', 'wide'],
            ['影响', `尚未领取的${effect.unclaimed}项待办不变，新到的待办按新规则分办`, 'wide'],
          ]}
          done={`${of.name}的分办规则已设置`}
          send={reason => set({ args: { orgId: of.orgId, rules, reason } })}
          onBack={() => show(undefined)}
          onDone={onClose}
        />
      ) : (
        <div className={admin.form}>
          {rules.length === 0 && <p>没有分办规则，待办由部门人员领取</p>}
          {rules.map((rule, at) => (
            <RuleEntries
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no other name while it is entered
              key={at}
              place={at + 1}
              rule={rule}
              people={people}
              categories={categories}
              onChange={changed => setRules(rules.map((other, place) => (place === at ? changed : other)))}
              onRemove={() => setRules(rules.filter((_, place) => place !== at))}
            />
          ))}
          <div>
            <Button
              disabled={rules.length >= MOST_RULES}
              onClick={() => setRules([...rules, { category: '', accounts: [] }])}
            >
              增加规则
            </Button>
          </div>
          <Problem text={problem} />
          <div className={admin.foot}>
            <Button onClick={onClose}>取消</Button>
            <Button type="primary" loading={isLoading} onClick={() => void goOn()}>
              下一步
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

interface RuleProps {
  readonly place: number
  readonly rule: Rule
  readonly people: People
  readonly categories: Categories
  readonly onChange: (rule: Rule) => void
  readonly onRemove: () => void
}

function RuleEntries({ place, rule, people, categories, onChange, onRemove }: RuleProps) {
  const { category, accounts } = rule
  const toggle = (account: string, isOn: boolean) =>
    onChange({ category, accounts: isOn ? [...accounts, account] : accounts.filter(other => other !== account) })
  return (
    <fieldset className={admin.rule}>
      <legend>规则{place}</legend>
      <div className={admin.choice}>
        <label>
          内容分类
          <select value={category} onChange={({ target }) => onChange({ category: target.value, accounts })}>
            {!categories.has(category) && <option value={category}>{category}</option>}
            {[...categories].map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button aria-label={`删除规则${place}`} onClick={onRemove}>
          删除
        </Button>
      </div>
      <div className={admin.choice}>
        {people.map(({ account, userName, deptName }) => (
          <label key={account}>
            <input
              type="checkbox"
              checked={accounts.includes(account)}
              onChange={({ target }) => toggle(account, target.checked)}
            />
            {userName}（{deptName}）
          </label>
        ))}
      </div>
    </fieldset>
  )
}
