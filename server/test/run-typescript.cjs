// Lets a plain Node process, which tests start in order to kill it, load the server's TypeScript: node -r <this file>
const { transformFileSync } = require('@swc/core')

require.extensions['.ts'] = (module, file) => {
  const { code } = transformFileSync(file, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  })
  // Node's own way in, which its types leave out.
  Reflect.get(module, '_compile').call(module, code, file)
}
