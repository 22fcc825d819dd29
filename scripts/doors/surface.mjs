import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync'
import { namedTypes } from './named-types.mjs'

/** @typedef {import('typescript/unstable/sync').Symbol} Name */
/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('typescript/unstable/sync').Checker} Checker */
/** @typedef {Map<string, string>} Surface types by `door name` or `door Type.member` */

/** Of NodeFormatFlags, which TypeScript does not export: types in full, aliases by what they stand for. */
const NO_TRUNCATION = 1
const IN_TYPE_ALIAS = 8388608
const NAMED = SymbolFlags.Interface | SymbolFlags.Class
/** A longer type is told by its beginning and a digest of all. */
const LONGEST_CHARACTERS = 600
const SHOWN_CHARACTERS = 200
const DIGEST_DIGITS = 16
/** What only the server takes, or what `compose` and `npm run check` compare as JSON Schema: its name is enough here. */
const CALL_OR_SCHEMA = /^(Call|ActionCall|CallDescriptor|Zod\w+)<|^Zod\w+$/
const CALLS = './contract/calls/'
/** Where the library lies is nothing that it offers. */
const FOLDER_OF_MODULE = /import\("[^"]*?(?=src\/)/g

/**
 * Reads what the doors of a library offer: names and types of all exports, and of the types of ours that those name.
 * @param {string} library folder with a tsconfig.doors.json
 * @param {import('./modules.mjs').Module[]} modules
 * @returns {Surface}
 */
export function surfaceOf(library, modules) {
  const api = new API({ cwd: library })
  try {
    const config = join(library, 'tsconfig.doors.json')
    const project = api.updateSnapshot({ openProject: config }).getProject(config)
    if (!project) throw new Error(`${config} cannot be read.`)
    const { checker, program } = project
    const lines = modules.flatMap(({ door, file }) => {
      const source = program.getSourceFile(join(library, file))
      const module = source && checker.getSymbolAtLocation(source)
      return module ? doorLines(checker, library, door, checker.getExportsOfModule(module)) : []
    })
    return new Map(lines.sort(([a], [b]) => (a < b ? -1 : 1)))
  } finally {
    api.close()
  }
}

/** @param {Checker} checker @param {string} library @param {string} door @param {readonly Name[]} exports */
function doorLines(checker, library, door, exports) {
  /** @type {Map<string, string[]>} several types of one name inside a door are told together */
  const lines = new Map()
  const found = namedTypes(checker, library)
  for (const exported of exports) {
    const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    for (const [name, text] of exportLines(checker, door, exported.name, symbol, found.add)) add(lines, name, text)
  }
  for (const symbol of found.all()) {
    if (exports.some(({ name }) => name === symbol.name)) continue
    for (const [name, text] of typeLines(checker, symbol.name, symbol)) add(lines, name, text)
  }
  return [...lines].map(
    ([name, texts]) => /** @type {[string, string]} */ ([`${door} ${name}`, texts.sort().join(' or ')]),
  )
}

/**
 * @param {Checker} checker
 * @param {string} door
 * @param {string} name
 * @param {Name} symbol
 * @param {import('./named-types.mjs').Add} addTypes
 * @returns {[string, string][]}
 */
function exportLines(checker, door, name, symbol, addTypes) {
  if (!(symbol.flags & SymbolFlags.Value)) {
    if (door.startsWith(CALLS)) return [[name, 'type of a call']]
    addTypes(checker.getDeclaredTypeOfSymbol(symbol))
    return typeLines(checker, name, symbol)
  }
  const type = checker.getTypeOfSymbol(symbol)
  if (!type) throw new Error(`${door} ${name} has no type.`)
  const text = textOf(checker, type)
  if (CALL_OR_SCHEMA.test(text)) return [[name, /^(Action)?Call/.test(text) ? 'call' : 'schema']]
  if (symbol.flags & SymbolFlags.Variable && isData(checker, type)) return dataLines(checker, name, type)
  addTypes(type)
  return [[name, text]]
}

/** @param {Checker} checker @param {Type} type */
const isData = (checker, type) =>
  checker.getSignaturesOfType(type, SignatureKind.Call).length === 0 && !((type.getSymbol()?.flags ?? 0) & NAMED)

/**
 * Of constants counts what they have, not what it says: another text or one more entry breaks nobody.
 * @param {Checker} checker @param {string} name @param {Type} type @returns {[string, string][]}
 */
function dataLines(checker, name, type) {
  const kind = kindOf(checker, type)
  if (kind !== 'object') return [[name, kind]]
  const members = checker.getPropertiesOfType(type).map(member => {
    const memberType = checker.getTypeOfSymbol(member)
    return /** @type {[string, string]} */ ([
      `${name}.${member.name}`,
      memberType ? kindOf(checker, memberType) : 'unknown',
    ])
  })
  return [[name, kind], ...members]
}

/** @param {Checker} checker @param {Type} type */
function kindOf(checker, type) {
  if (checker.isArrayLikeType(type)) return 'list'
  if (type.isObjectType() && isData(checker, type)) return 'object'
  return textOf(checker, type.isLiteralType() ? (checker.getBaseTypeOfLiteralType(type) ?? type) : type)
}

/** @param {Checker} checker @param {string} name @param {Name} symbol @returns {[string, string][]} */
function typeLines(checker, name, symbol) {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  if (symbol.flags & SymbolFlags.TypeAlias) return [[name, `= ${textOf(checker, type, IN_TYPE_ALIAS)}`]]
  const members = checker.getPropertiesOfType(type).map(member => {
    const memberType = checker.getTypeOfSymbol(member)
    const optional = member.flags & SymbolFlags.Optional ? '? ' : ''
    const text = memberType ? textOf(checker, memberType) : 'unknown'
    return /** @type {[string, string]} */ ([`${name}.${member.name}`, `${optional}${text}`])
  })
  return [[name, 'interface'], ...members]
}

/** @param {Checker} checker @param {Type} type @param {number} [more] */
function textOf(checker, type, more = 0) {
  const told = checker.typeToString(type, undefined, NO_TRUNCATION | more)
  const text = told.replaceAll('\n', '\\n').replaceAll(FOLDER_OF_MODULE, 'import("')
  if (text.length <= LONGEST_CHARACTERS) return text
  return `${text.slice(0, SHOWN_CHARACTERS)}… ${createHash('sha256').update(text).digest('hex').slice(0, DIGEST_DIGITS)}`
}

/** @param {Map<string, string[]>} lines @param {string} name @param {string} text */
function add(lines, name, text) {
  const before = lines.get(name) ?? []
  if (!before.includes(text)) lines.set(name, [...before, text])
}
