import fc from 'fast-check';
import type { Call } from '../wire/call.ts';
import { type Schema, definitionOf, notesOf } from '../wire/notes.ts';

/** Generates successful replies of the mock API from the contract. */
export function anyReply({ reply, success = [200] }: Call): fc.Arbitrary<unknown> {
  return anyOf(reply).map((body) =>
    typeof body === 'object' && body !== null && 'status' in body ? { ...body, status: success[0] } : body,
  );
}

const word = fc.stringMatching(/^[A-Z][a-z]{1,7}$/);
const words = fc.oneof(word, fc.constantFrom('42', '8.5', 'ACTIVE', 'A, B & C'));
const id = fc.stringMatching(/^[0-9a-f]{6}$/);
const location = fc
  .record({ city: word, state: word, country: word })
  .map((place) => ({ lable: `${place.city}, ${place.state}, ${place.country}`, ...place }));
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString());

function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, innerType, element, shape } = definitionOf(schema);
  switch (notesOf(schema).kind) {
    case 'id':
      return id;
    case 'date':
      return date;
    case 'location':
      return 'lable' in shape ? location : location.map(({ city, state, country }) => ({ city, state, country }));
    case 'location label':
      return location.map(({ lable }) => lable);
    case 'text':
    case undefined:
  }
  switch (type) {
    case 'optional':
    case 'nullable':
      return anyOf(innerType);
    case 'object': {
      const entries = Object.entries(shape).map(([name, field]) => [name, anyOf(field)]);
      return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>);
    }
    case 'array':
      return fc.array(anyOf(element), { maxLength: 3 });
    case 'number':
      return fc.nat(1000);
    case 'boolean':
      return fc.boolean();
    case 'unknown':
      return fc.constant(false);
    default:
      return words;
  }
}
