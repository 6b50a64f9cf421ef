import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;

/** Variables and props that hold elements, never text. */
const elements =
  /^(?:children|\w*[iI]cons?|art|start|end|rail|panel|side|account|skeleton|note|back|submit|body|input|content|labelEnd|control|problems|measure|empty)$/;
const renders = /^(?:children|render\w*|createPortal)$/;
const catalogs = /[tT]exts$|^(?:shared|words|entry)$/;

/**
 * Returns each text that React holds as a text node of its own and may later change, remove or insert before. A page
 * translator replaces text nodes, and React then throws or changes a node that is no longer shown. Text is safe as the
 * only child of an element.
 */
export function looseTexts(source: string): { readonly line: number; readonly text: string; readonly node: Node }[] {
  const { program, errors } = parseSync('file.tsx', source);
  if (errors.length > 0) throw new Error(`Does not parse: ${errors[0]?.message}`);
  const found: Node[] = [];
  visit(program);
  return found.map((node) => ({
    line: source.slice(0, node.start).split('\n').length,
    text: source.slice(node.start, node.end).trim(),
    node,
  }));

  function visit(node: unknown): void {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(...looseIn(node));
    if (isComponent(node)) found.push(...returnedNodes(node.body).filter(mayBeText));
    Object.values(node).forEach(visit);
  }
}

function looseIn(parent: ESTree.JSXElement | ESTree.JSXFragment): Node[] {
  const children = parent.children.filter((child) => !isFormatting(child));
  const texts = children.filter(mayBeText);
  return parent.type === 'JSXElement' && children.length === 1 ? [] : texts;
}

/** React ignores whitespace with line breaks between tags. */
function isFormatting(node: Node): boolean {
  if (node.type === 'JSXText') return node.value.trim() === '' && node.value.includes('\n');
  return node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression';
}

function isComponent(node: Node): node is ESTree.Function {
  const isFunction = node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression';
  return isFunction && /^\p{Lu}/u.test(node.id?.name ?? '');
}

function returnedNodes(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(returnedNodes);
  if (!isNode(node) || /Function/.test(node.type)) return [];
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  return Object.values(node).flatMap(returnedNodes);
}

function mayBeText(node: Node): boolean {
  const { type } = node;
  if (type === 'JSXElement' || type === 'JSXFragment') return false;
  if (type === 'JSXExpressionContainer' || type === 'ParenthesizedExpression') return mayBeText(node.expression);
  if (type === 'LogicalExpression') return (node.operator !== '&&' && mayBeText(node.left)) || mayBeText(node.right);
  if (type === 'ConditionalExpression') return mayBeText(node.consequent) || mayBeText(node.alternate);
  if (type === 'Literal') return typeof node.value === 'number' || typeof node.value === 'string';
  if (type === 'Identifier') return node.name !== 'undefined' && !elements.test(node.name);
  if (type === 'MemberExpression') {
    return isCatalogue(node.object) || mayBeText(node.computed ? node.object : node.property);
  }
  return type !== 'CallExpression' || !(isRendering(node.callee) || node.arguments.some(isMapping));
}

function isCatalogue(node: Node): boolean {
  return node.type === 'Identifier' && catalogs.test(node.name);
}

function isRendering(callee: Node): boolean {
  return callee.type === 'Identifier' && renders.test(callee.name);
}

function isMapping(node: Node): boolean {
  if (node.type !== 'ArrowFunctionExpression') return false;
  const { body } = node;
  if (body.type !== 'BlockStatement') return !mayBeText(body);
  return body.body.every((each) => each.type !== 'ReturnStatement' || !each.argument || !mayBeText(each.argument));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
