import { type ChosenUnit, listOf, type Place } from '../form'
import type { ControlProps } from './control'
import { UnitPicker } from './unit-picker/unit-picker'

const toggled = (units: readonly ChosenUnit[], unit: ChosenUnit): readonly ChosenUnit[] =>
  units.some(({ orgId }) => orgId === unit.orgId) ? units.filter(({ orgId }) => orgId !== unit.orgId) : [...units, unit]

/** Somebody leads as soon as anybody is chosen. */
const withLead = (units: readonly ChosenUnit[]): readonly ChosenUnit[] =>
  units.some(({ isLead }) => isLead) ? units : units.map((unit, at) => ({ ...unit, isLead: at === 0 }))

/** Several organisations, of which one may have to lead. */
export function UnitsChoice({ field, value, onChange, ...rest }: ControlProps<'units'>) {
  const chosen = listOf<ChosenUnit>(value)
  const lead = (orgId: string) => onChange(chosen.map(unit => ({ ...unit, isLead: unit.orgId === orgId })))
  const toggle = (unit: ChosenUnit) => {
    const units = toggled(chosen, unit)
    onChange(field.hasLead ? withLead(units) : units)
  }
  const picker = { ...rest, place: field.place, label: field.label, chosen, onToggle: toggle }
  return <UnitPicker {...picker} {...(field.hasLead && { onLead: lead })} />
}

/** One organisation; the next one takes its place. */
export function UnitChoice({ field, value, onChange, ...rest }: ControlProps<'unit'>) {
  const chosen = listOf<ChosenUnit>(value)
  const place: Place = field.place
  const toggle = (unit: ChosenUnit) => onChange(chosen[0]?.orgId === unit.orgId ? [] : [unit])
  return <UnitPicker {...rest} place={place} label={field.label} chosen={chosen} onToggle={toggle} />
}
