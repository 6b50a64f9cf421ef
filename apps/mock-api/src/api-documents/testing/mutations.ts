interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);
const isEmail = (text: string) => /^\S+@\S+$/.test(text);

/**
 * Yields the input with each id and email address replaced by an unknown one, with texts that are too long, and
 * without a query.
 */
export function mutations(input: Input): Input[] {
  const leaves = textsIn(input);
  return [
    ...leaves.filter(isId).map((id) => replaced(input, id, 'nobody')),
    ...leaves.filter(isEmail).map((email) => replaced(input, email, 'nobody@acme.example')),
    ...(input.params ? [{ ...input, params: tooLong(input.params, 70) }] : []),
    ...(input.query ? [{ ...input, query: tooLong(input.query, 3001) }] : []),
  ];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function replaced(input: Input, text: string, by: string): Input {
  return JSON.parse(JSON.stringify(input).replaceAll(JSON.stringify(text), JSON.stringify(by))) as Input;
}

function tooLong(texts: Readonly<Record<string, string>>, length: number): Record<string, string> {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, 'x'.repeat(length)]));
}
