import { attached } from '../data/attached.ts';

/**
 * JSON that is made once. Objects that are sent again and again keep their text, and a reply that holds such objects is
 * put together from their texts: a list of 20 candidates takes a quarter of the time. They are joined to one piece: what is put
 * together with + is a tree that each sending would walk through again.
 */
const kept = attached<object, string>();

/** Keeps the JSON of an object that never changes from here on; `json` when it is known already. */
export function keepJson<T extends object>(value: T, json: string = JSON.stringify(value)): T {
  kept.set(value, json);
  return value;
}

/** Whether it never changes from here on. */
export const keepsJson = (value: unknown): value is object => isObject(value) && kept.get(value) !== undefined;

/** As JSON.stringify, for what replies are made of. Kept texts are found down to the lists in a field of a field. */
export function toJson(reply: unknown): string {
  return (isObject(reply) ? textOf(reply, 2) : undefined) ?? JSON.stringify(reply);
}

/** Undefined when nothing in it has a kept text: then JSON.stringify is quicker. */
function textOf(value: object, depth: number): string | undefined {
  const text = kept.get(value);
  if (text !== undefined) return text;
  if (Array.isArray(value)) return textOfList(value);
  if (depth === 0) return undefined;
  const fields = Object.entries(value);
  const texts = fields.map(([, child]) => (isObject(child) ? textOf(child, depth - 1) : undefined));
  if (texts.every((each) => each === undefined)) return undefined;
  const lines = fields
    .map(([name, child], place) => [name, texts[place] ?? JSON.stringify(child)])
    .filter(([, json]) => json !== undefined)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  return `{${lines.join(',')}}`;
}

/** The first element tells whether a list is one of objects with kept texts. */
function textOfList(list: readonly unknown[]): string | undefined {
  const [first] = list;
  if (!isObject(first) || kept.get(first) === undefined) return undefined;
  const texts = list.map((each) => (isObject(each) ? kept.get(each) : undefined) ?? JSON.stringify(each) ?? 'null');
  return `[${texts.join(',')}]`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
