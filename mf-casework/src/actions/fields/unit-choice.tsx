import type { ComponentProps } from 'react'
import { type About, type ChosenUnit, listOf } from '../form'
import { type ControlProps, useAbout } from './control'
import { UnitPicker } from './unit-picker/unit-picker'

const toggled = (units: readonly ChosenUnit[], unit: ChosenUnit): readonly ChosenUnit[] =>
  units.some(({ orgId }) => orgId === unit.orgId) ? units.filter(({ orgId }) => orgId !== unit.orgId) : [...units, unit]

/** Somebody leads as soon as anybody is chosen. */
const withLead = (units: readonly ChosenUnit[]): readonly ChosenUnit[] =>
  units.some(({ isLead }) => isLead) ? units : units.map((unit, at) => ({ ...unit, isLead: at === 0 }))

/** Sets who is to know of a walled petition in one of the chosen organisations. */
const accessListSetter =
  (chosen: readonly ChosenUnit[], onChange: (units: readonly ChosenUnit[]) => void) =>
  (orgId: string, accessList: readonly string[]) =>
    onChange(chosen.map(unit => (unit.orgId === orgId ? { ...unit, accessList } : unit)))

/** What a picker needs to know of the petition. */
const ofPetition = ({ petition: { petitionNo, flags } }: About) => ({
  petitionNo,
  isWalled: flags.includes('walledOff'),
})

/** Several organisations, of which one may have to lead. */
export function UnitsChoice({ entry, value, onChange, ...rest }: ControlProps<'units'>) {
  const picker = { ...rest, ...ofPetition(useAbout()), place: entry.place, label: entry.label }
  return <UnitsPicker {...picker} hasLead={entry.hasLead} chosen={listOf<ChosenUnit>(value)} onChange={onChange} />
}

interface UnitsPickerProps extends Omit<ComponentProps<typeof UnitPicker>, 'onToggle' | 'onLead' | 'onAccessList'> {
  /** Whether one of them leads. */
  readonly hasLead: boolean
  readonly onChange: (units: readonly ChosenUnit[]) => void
}

/** Organisations, the first of which leads until another one is named. */
export function UnitsPicker({ hasLead, chosen, onChange, ...rest }: UnitsPickerProps) {
  const lead = (orgId: string) => onChange(chosen.map(unit => ({ ...unit, isLead: unit.orgId === orgId })))
  const toggle = (unit: ChosenUnit) => {
    const units = toggled(chosen, unit)
    onChange(hasLead ? withLead(units) : units)
  }
  const picker = { ...rest, chosen, onToggle: toggle, onAccessList: accessListSetter(chosen, onChange) }
  return <UnitPicker {...picker} {...(hasLead && { onLead: lead })} />
}

/** One organisation; the next one takes its place. */
export function UnitChoice({ entry, value, onChange, ...rest }: ControlProps<'unit'>) {
  const chosen = listOf<ChosenUnit>(value)
  const toggle = (unit: ChosenUnit) => onChange(chosen[0]?.orgId === unit.orgId ? [] : [unit])
  const picker = { ...rest, ...ofPetition(useAbout()), place: entry.place, label: entry.label, chosen }
  return <UnitPicker {...picker} onToggle={toggle} onAccessList={accessListSetter(chosen, onChange)} />
}
