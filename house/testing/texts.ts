import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { isLocale, type Locale } from '../../ui/words/locales.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A text that a person reads, as it stands in the sources. */
export interface SourceText {
  readonly locale: Locale
  readonly file: string
  readonly line: number
  /** Where a detail is put in, `DETAIL` stands. */
  readonly text: string
}

/** Stands for a detail that a message puts in: a number or a name. */
export const DETAIL = '\ufffc'

/** Properties whose values are not read by anybody. */
const UNREAD = new Set(['kind', 'id', 'rules', 'cards', 'editions', 'asked'])

let texts: readonly SourceText[] | undefined

/** Every text of the languages of the project: all that stands in a file or a folder named by a language. They are read once. */
export const sourceTexts = (): readonly SourceText[] => (texts ??= readTexts())

function readTexts(): SourceText[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'ui', 'web', 'games', 'cli'], {
    cwd: root,
    encoding: 'utf8',
  })
  return files
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.includes('/glossary/') && existsSync(join(root, file)))
    .flatMap((file) => {
      const locale = file
        .slice(0, -'.ts'.length)
        .split('/')
        .find((part) => isLocale(part))
      return locale === undefined ? [] : textsOf(file, locale, readFileSync(join(root, file), 'utf8'))
    })
}

export function textsOf(file: string, locale: Locale, source: string): SourceText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: SourceText[] = []
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return
    const text = textOf(node)
    if (text === null) ts.forEachChild(node, visit)
    else if (/\p{L}{2}/u.test(text.replaceAll(DETAIL, '')))
      found.push({ locale, file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text })
    // A text that is put into another one is read too.
    if (text !== null && ts.isTemplateExpression(node)) for (const span of node.templateSpans) visit(span.expression)
  }
  visit(tree)
  return found
}

function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isCallExpression(node) && /^(listIn|typed|new RegExp)$/.test(node.expression.getText())) return true
  return ts.isPropertyAssignment(node) && UNREAD.has(node.name.getText())
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return ts.isPropertyAssignment(node.parent) && node.parent.name === node ? '' : node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => DETAIL + literal.text).join('')
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === null || right === null ? null : left + right
}
