import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * What the portal's parts share. antd, the router and the store are shared only through the doors of shared-lib:
 * sharing them as packages would forbid the bundler to leave out what nobody uses.
 */
const PACKAGES = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  '@portal/shared-lib': [
    '',
    '/first',
    '/router',
    '/page',
    '/ui-form',
    '/ui-data',
    '/people-picker',
    '/organisation-form',
    '/plot',
    '/key-helper',
  ].map(door => `@portal/shared-lib${door}`),
}

/** What the sign-in cannot be shown without: in the shell's entry. The rest loads when somebody first needs it. */
const EAGER = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@portal/shared-lib/first',
]

/**
 * The `shared` setting: the shell provides, remotes only take.
 * @param {{ provides: boolean, development: boolean }} options
 */
export function shared({ provides, development }) {
  const entries = Object.entries(PACKAGES).flatMap(([name, modules]) => {
    const { version } = require(`${name}/package.json`)
    const all = name === 'react' && development ? [...modules, 'react/jsx-dev-runtime'] : modules
    return all.map(module => [
      module,
      {
        singleton: true,
        version,
        requiredVersion: version,
        ...(provides ? { eager: EAGER.includes(module) } : { import: false }),
      },
    ])
  })
  return Object.fromEntries(entries)
}
