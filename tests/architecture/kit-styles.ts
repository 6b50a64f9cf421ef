interface Rule {
  readonly selector: string;
  readonly isConditional: boolean;
  readonly declarations: readonly string[];
}

const spacing =
  /^(?:margin|padding)(?:-(?:block|inline|top|right|bottom|left))?(?:-(?:start|end))?:|^(?:row-|column-)?gap:/;
const type = /^(?:font|font-size|font-weight|line-height|color):/;
/** The properties that `Row` and `Stack` set besides gaps, and the letter spacing of `Text`. */
const layout =
  /^(?:display: (?:flex|grid|block)|flex-wrap: wrap|align-items: (?:center|start|flex-start|baseline|stretch)|justify-content: space-between|align-content: start|grid-template-columns: minmax\(0, 1fr\)|letter-spacing: .+)$/;

/**
 * Returns the classes that only set spacing or type on one element, which `Row`, `Stack` and `Text` of the kit do. A
 * class that also has a state, a condition or rules for other elements belongs to its screen.
 */
export function kitStyles(css: string): string[] {
  const rules = rulesIn(css);
  const classes = new Set(rules.flatMap(({ selector }) => classesIn(selector)));
  return [...classes].filter((name) => {
    const own = rules.filter(({ selector }) => classesIn(selector).includes(name));
    const declarations = own.flatMap((rule) => rule.declarations);
    return (
      own.every(({ selector, isConditional }) => !isConditional && /^\.[\w-]+(?:, \.[\w-]+)*$/.test(selector)) &&
      declarations.every((each) => spacing.test(each) || type.test(each) || layout.test(each)) &&
      declarations.some((each) => spacing.test(each) || type.test(each))
    );
  });
}

function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\s+/g, ' ');
  for (const [, text = '', brace] of plain.matchAll(/([^{}]*)([{}])/g)) {
    const parts = text.split(';').map((part) => part.trim());
    if (brace === '{') {
      open.push(parts.at(-1) ?? '');
      continue;
    }
    const selector = open.pop() ?? '';
    if (!selector.startsWith('@')) {
      rules.push({ selector, isConditional: open.length > 0, declarations: parts.filter((part) => part !== '') });
    }
  }
  return rules;
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []);
}
