import { type ESTree, parseSync } from 'vite';

interface HardcodedText {
  readonly line: number;
  readonly words: string;
}

/** Props and properties whose value users see or hear. */
const textProps = setOf(`label title subtitle placeholder alt hint text children description message lead name warning
  caption heading what unit note emptyText stay go
  aria-label aria-description aria-roledescription aria-valuetext aria-placeholder`);

/** Props and properties whose value looks like text but is for the browser, the style sheet or a library. */
const nonTextProps =
  setOf(`className style viewBox d points transform autoComplete accept rel href type role id key htmlFor
  defaultScope preserveAspectRatio`);

/** Calls whose texts users never see, such as selectors and developer messages. */
const nonTextCalls = setOf(`querySelector querySelectorAll closest matches matchMedia includes setAttribute cx failure
  warn Error injectable`);

/** A CSS selector in a variable, such as `input, button`. */
const selector = /^(?:(?:a|button|input|select|textarea|h\d)(?:, |$))+$/;

/** Returns the texts in a source file that users may see. */
export function hardcodedTexts(source: string): HardcodedText[] {
  const { program, errors } = parseSync('file.tsx', source);
  if (errors.length > 0) throw new Error(`Does not parse: ${errors[0]?.message}`);
  const found: HardcodedText[] = [];
  visit(program, elsewhere);
  return found;

  function visit(node: Node, place: Place): void {
    const words = textOf(node);
    if (words !== null && isVisibleText(words, node, place)) {
      found.push({ line: source.slice(0, node.start).split('\n').length, words: words.trim() });
    }
    for (const [child, at] of childrenOf(node, place)) visit(child, at);
  }
}

type Node = ESTree.Node;

interface Place {
  readonly named: string | null;
  readonly inJsx: boolean;
}

type Placed = readonly [Node, Place];

const jsxChild: Place = { named: null, inJsx: true };
const elsewhere: Place = { named: null, inJsx: false };

/** Returns the text of a node, with `0` for each expression in it. Returns `null` for any other node. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join('0') : null;
}

function isVisibleText(words: string, node: Node, { named, inJsx }: Place): boolean {
  if (!/\p{L}/u.test(words) || selector.test(words)) return false;
  if (node.type === 'JSXText' || inJsx || (named !== null && textProps.has(named))) return true;
  return isSentence(words) || /^\p{Lu}\p{Ll}+$/u.test(words);
}

function isSentence(text: string): boolean {
  const tokens = text.trim().split(/\s+/);
  return (
    (tokens.length > 1 || text.trim() !== text) &&
    tokens.some((token) => /^[(“"']*\p{L}[\p{L}’'-]+[.,:;!?…)”"']*$/u.test(token))
  );
}

function childrenOf(node: Node, place: Place): readonly Placed[] {
  if (isWrapper(node)) return inside(node.expression, place);
  if (node.type.startsWith('TS') || node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return [];
  if (node.type === 'JSXAttribute') return asValue(nameOf(node.name), node.value);
  if (node.type === 'Property' || node.type === 'PropertyDefinition') return asValue(nameOf(node.key), node.value);
  if (node.type === 'AssignmentPattern') return asValue(nameOf(node.left), node.right);
  if (node.type === 'JSXElement') return [...inside(node.openingElement), ...inside(node.children, jsxChild)];
  if (node.type === 'JSXFragment') return inside(node.children, jsxChild);
  if (node.type === 'ConditionalExpression') {
    return [...inside(node.test), ...inside([node.consequent, node.alternate], place)];
  }
  if (node.type === 'LogicalExpression') return inside([node.left, node.right], place);
  if (node.type === 'BinaryExpression') {
    const sides = [node.left, node.right];
    return node.operator === '+' ? inside(sides, place) : inside(sides.filter((side) => textOf(side) === null));
  }
  if (node.type === 'AssignmentExpression') return nameOf(node.left, 1) === 'style' ? [] : inside(node.right);
  if (node.type === 'MemberExpression') return inside(node.object);
  if (node.type === 'SwitchCase') return inside(node.consequent);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    return nonTextCalls.has(nameOf(node.callee)) ? [] : inside([node.callee, ...node.arguments]);
  }
  return inside(Object.values(node));
}

function isWrapper(node: Node) {
  return (
    node.type === 'JSXExpressionContainer' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression'
  );
}

function asValue(name: string, value: unknown): readonly Placed[] {
  return nonTextProps.has(name) ? [] : inside(value, { named: name, inJsx: false });
}

function inside(value: unknown, place = elsewhere): readonly Placed[] {
  if (Array.isArray(value)) return value.flatMap((each) => inside(each, place));
  return isNode(value) ? [[value, place]] : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns the last name of a member or call, the name `inFront` steps before it, or ''. */
function nameOf(node: Node, inFront = 0): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(inFront > 0 ? node.object : node.property);
  return node.type === 'Literal' ? String(node.value) : '';
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/));
}
