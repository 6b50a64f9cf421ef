/** A JSON text of another type, or, for an object, with every field of another type. */
export function wrongShapeOf(json: Buffer): Buffer {
  if (json.length === 0) return json;
  return Buffer.from(JSON.stringify(wrong(JSON.parse(json.toString('utf8')))));
}

function wrong(value: unknown): unknown {
  if (!isRecord(value)) return otherType(value);
  const fields = Object.entries(value);
  return fields.length === 0 ? [] : Object.fromEntries(fields.map(([name, field]) => [name, otherType(field)]));
}

function otherType(value: unknown): unknown {
  // A number would be legal: readers take it for a text (decision 46).
  if (typeof value === 'string') return ['wrong', 'shape'];
  return Array.isArray(value) ? { wrong: 'shape' } : 'wrong shape';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
