import { dirname, relative } from 'node:path';
import {
  type ClassLikeDeclaration,
  isBindingElement,
  isClassLikeDeclaration,
  isGetAccessorDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isMethodSignatureDeclaration,
  isPrivateIdentifier,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isSetAccessorDeclaration,
  isTypeLiteralNode,
  type Node,
  type TypeElement,
} from 'typescript/unstable/ast';
import { API, type NodeHandle, type Project } from 'typescript/unstable/sync';

/** A method or accessor. */
interface Method {
  readonly owner: ClassLikeDeclaration;
  readonly name: string;
  readonly file: string;
}

interface Reference {
  /** The method that contains the reference, `null` outside classes. */
  readonly from: Node | null;
  readonly to: NodeHandle;
}

type Classes = ReadonlyMap<string, readonly ClassLikeDeclaration[]>;

/**
 * Returns `file Class.method` for each public method and accessor that the program of a `tsconfig.json` never calls.
 * A method that only uncalled ones call is uncalled, too. A call through a base class or an interface reaches each class that
 * extends or fits it. `outside`: classes whose methods a library calls.
 *
 * Asks the unstable API of the pinned TypeScript, because names alone mistake one class's method for another's.
 */
export function uncalledMethods(configFile: string, root: string, outside: readonly string[] = []): string[] {
  const api = new API({ cwd: dirname(configFile) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [configFile] }).getProjects();
    if (project === undefined) throw new Error(`${configFile} is no project.`);
    const files = project.program.getSourceFileNames().filter((file) => !/\/node_modules\/|\.d\.ts$/.test(file));
    const methods = findMethods(project, files);
    const called = findCalled(methods, findReferences(project, files, methods), project, outside);
    return [...methods]
      .filter(([node, { name }]) => !called.has(node) && !name.startsWith('#'))
      .map(([, { owner, name, file }]) => `${relative(root, file)} ${nameOf(owner)}.${name}`);
  } finally {
    api.close();
  }
}

function findMethods(project: Project, files: readonly string[]): Map<Node, Method> {
  const methods = new Map<Node, Method>();
  for (const file of files)
    walk(project, file, null, (owner) => {
      for (const member of isClassLikeDeclaration(owner) ? owner.members : [])
        if (isMethodDeclaration(member) || isGetAccessorDeclaration(member) || isSetAccessorDeclaration(member))
          methods.set(member, { owner: owner as ClassLikeDeclaration, name: nameOf(member), file });
      return null;
    });
  return methods;
}

function findReferences(project: Project, files: readonly string[], methods: ReadonlyMap<Node, Method>): Reference[] {
  const { checker } = project;
  const names = new Set([...methods.values()].map(({ name }) => name));
  return files.flatMap((file) => {
    const references: Reference[] = [];
    const accesses: { readonly from: Node | null; readonly name: Node }[] = [];
    walk<Node | null>(project, file, null, (node, above) => {
      const from = methods.has(node) ? node : above;
      if (isPropertyAccessExpression(node) && names.has(nameOf(node))) accesses.push({ from, name: node.name });
      if (isBindingElement(node)) {
        const name = node.propertyName ? textOf(node.propertyName) : nameOf(node);
        const type = names.has(name) ? checker.getTypeAtLocation(node.parent) : undefined;
        const property = type && checker.getPropertyOfType(type, name);
        for (const to of property?.declarations ?? []) references.push({ from, to });
      }
      return from;
    });
    const symbols = checker.getSymbolAtLocation(accesses.map(({ name }) => name));
    for (const [index, { from }] of accesses.entries())
      for (const to of symbols[index]?.declarations ?? []) references.push({ from, to });
    return references;
  });
}

function findCalled(
  methods: ReadonlyMap<Node, Method>,
  references: readonly Reference[],
  project: Project,
  outside: readonly string[],
): Set<Node | null> {
  const byName = Map.groupBy(methods.keys(), nameOf);
  const classes = Map.groupBy(new Set([...methods.values()].map(({ owner }) => owner)), nameOf);
  const targets = new Map<string, readonly Node[]>();
  const targetsOf = (to: NodeHandle): readonly Node[] => {
    const key = `${to.path} ${to.index}`;
    const known = targets.get(key);
    if (known) return known;
    const declaration = to.resolve(project);
    const found = ((declaration && byName.get(nameOf(declaration))) ?? []).filter(
      (node) => node === declaration || canStandFor(node.parent, declaration?.parent, classes),
    );
    targets.set(key, found);
    return found;
  };
  const byCaller = Map.groupBy(references, ({ from }) => from);
  const fromOutside = [...methods].filter(([, { owner }]) => outside.includes(nameOf(owner)));
  const called = new Set<Node | null>([null, ...fromOutside.map(([node]) => node)]);
  // The loop also visits what it adds.
  for (const caller of called)
    for (const { to } of byCaller.get(caller) ?? []) for (const target of targetsOf(to)) called.add(target);
  return called;
}

/** True if an instance of the class fits `type`: by inheritance, or by the names of its members. */
function canStandFor(owner: Node, type: Node | undefined, classes: Classes): boolean {
  if (type === undefined || !isClassLikeDeclaration(owner)) return false;
  const bases = basesOf(owner, classes);
  if (isClassLikeDeclaration(type)) return bases.includes(type);
  if (!isInterfaceDeclaration(type) && !isTypeLiteralNode(type)) return false;
  const names = new Set([owner, ...bases].flatMap(({ members }) => members.map(nameOf)));
  return type.members.every((member) => names.has(nameOf(member)) || isOptional(member));
}

/** Includes the class in `implements Omit<Port, 'name'>`. */
function basesOf(owner: ClassLikeDeclaration, classes: Classes): ClassLikeDeclaration[] {
  const named = (node: Node): ClassLikeDeclaration[] => {
    const found = [...(classes.get(textOf(node)) ?? [])];
    node.forEachChild((child) => void found.push(...named(child)));
    return found;
  };
  return (owner.heritageClauses ?? []).flatMap(named).flatMap((base) => [base, ...basesOf(base, classes)]);
}

/** Calls `visit` with each node and with the result for its parent. */
function walk<T>(project: Project, file: string, start: T, visit: (node: Node, above: T) => T): void {
  const step = (node: Node, above: T): void => {
    const value = visit(node, above);
    node.forEachChild((child) => step(child, value));
  };
  const source = project.program.getSourceFile(file);
  if (source) step(source, start);
}

function isOptional(member: TypeElement): boolean {
  const isNamed = isPropertySignatureDeclaration(member) || isMethodSignatureDeclaration(member);
  return isNamed && member.postfixToken !== undefined;
}

function nameOf(declaration: Node): string {
  return 'name' in declaration && declaration.name ? textOf(declaration.name as Node) : '';
}

function textOf(node: Node): string {
  return isIdentifier(node) || isPrivateIdentifier(node) ? node.text : '';
}
