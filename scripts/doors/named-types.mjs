import { join } from 'node:path'
import { SignatureKind, SymbolFlags } from 'typescript/unstable/sync'

/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {(type: Type | undefined) => void} Add */

const NAMED = SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Class

/**
 * Collects the types of a library's own that other types name, however deep. Types of packages are not entered, but what
 * they are given is.
 * @param {import('typescript/unstable/sync').Checker} checker
 * @param {string} library
 */
export function namedTypes(checker, library) {
  const sources = join(library, 'src/').toLowerCase()
  /** @type {Set<number>} */
  const seen = new Set()
  /** @type {Map<number, import('typescript/unstable/sync').Symbol>} */
  const named = new Map()
  /** @param {import('typescript/unstable/sync').Symbol | undefined} symbol */
  const isOurs = symbol => symbol?.declarations.some(({ path }) => path.toLowerCase().startsWith(sources)) ?? false

  /** @type {Add} */
  const add = type => {
    if (!type || seen.has(type.id)) return
    seen.add(type.id)
    const alias = type.getAliasSymbol()
    const symbol = type.getSymbol()
    for (const one of [alias, symbol]) if (one && isOurs(one) && one.flags & NAMED) named.set(one.id, one)
    type.getAliasTypeArguments().forEach(add)
    partsOf(type).forEach(add)
    if (!symbol || isOurs(symbol)) addMembers(type)
  }

  /** @param {Type} type */
  const addMembers = type => {
    if (!type.isObjectType()) return
    for (const signature of checker.getSignaturesOfType(type, SignatureKind.Call)) {
      for (const parameter of signature.getParameters()) add(checker.getTypeOfSymbol(parameter))
      add(checker.getReturnTypeOfSignature(signature))
    }
    for (const member of checker.getPropertiesOfType(type)) add(checker.getTypeOfSymbol(member))
  }

  /** @param {Type} type @returns {readonly Type[]} */
  const partsOf = type => {
    if (type.isUnionType() || type.isIntersectionType()) return type.getTypes()
    if (type.isTypeReference()) return checker.getTypeArguments(type)
    return []
  }

  return { add, all: () => [...named.values()] }
}
