import type { Plugin } from 'vitest/config'

/**
 * Binds what a module imports to constants. The test runner turns every use of an import into a call of a getter, which
 * made tests that play games take half as long again. It loads modules in the order of their imports, and the linter
 * allows no cycles, so every import has its value when the constant takes it.
 */
export const boundImports: Plugin = {
  name: 'bound-imports',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('.ts') || id.endsWith('.test.ts') || id.includes('/node_modules/')) return null
    let bound = code
    for (const node of this.parse(code).body.toReversed()) {
      if (node.type !== 'ImportDeclaration' || node.specifiers.length === 0) continue
      const module = `__imported_at_${node.start}`
      const constants = node.specifiers.map((each) => {
        if (each.type === 'ImportNamespaceSpecifier') return `${each.local.name} = { ...${module} }`
        if (each.type === 'ImportDefaultSpecifier') return `${each.local.name} = ${module}.default`
        return `{ ${code.slice(each.start, each.end).replace(' as ', ': ')} } = ${module}`
      })
      const statement = `import * as ${module} from ${node.source.raw}; const ${constants.join(', ')};`
      bound = bound.slice(0, node.start) + statement + bound.slice(node.end)
    }
    return { code: bound, map: null }
  },
}
