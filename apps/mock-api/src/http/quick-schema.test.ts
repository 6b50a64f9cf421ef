import { wireTable } from '@glo/adapters/wire/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quickSchema } from './quick-schema.ts';

const replies = Object.entries(wireTable).map(([name, call]) => ({ name, reply: call.reply }));

describe('quickSchema', () => {
  it('makes compiled code of every object it meets', () => {
    const inner = z.object({ name: z.string() });
    const schema = z.object({ list: z.array(inner), maybe: z.optional(z.nullable(inner)), either: z.union([inner]) });
    const kinds: string[] = [];
    const walk = (each: z.core.$ZodType) => {
      const { def } = (each as z.core.$ZodTypes)._zod;
      if (def.type === 'object') {
        kinds.push(each instanceof z.core.$ZodObjectJIT ? 'compiled' : 'interpreted');
        Object.values(def.shape).forEach(walk);
      }
      if (def.type === 'array') walk(def.element);
      if (def.type === 'optional' || def.type === 'nullable') walk(def.innerType);
      if (def.type === 'union') def.options.forEach(walk);
    };
    walk(quickSchema(schema));
    expect(kinds).toEqual(['compiled', 'compiled', 'compiled', 'compiled']);
  });

  it.each(replies)('judges the reply of $name as the schema does', ({ reply }) => {
    const quick = quickSchema(reply);
    const names = namesIn(reply);
    const { any } = fc.letrec((again) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(undefined, null, 1, '', 'text', true),
        fc.array(again('any'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom(...names, 'other'), again('any'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(any, (value) => {
        const [wanted, got] = [z.safeParse(reply, value), z.safeParse(quick, value)];
        expect(got.success).toBe(wanted.success);
        expect(got.error?.issues.map(({ path }) => path)).toEqual(wanted.error?.issues.map(({ path }) => path));
      }),
      { numRuns: 100 },
    );
  });
});

/** Every field name that a schema knows, at any depth. */
function namesIn(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, field]) => [name, ...namesIn(field)]);
  if (def.type === 'array') return namesIn(def.element);
  if (def.type === 'optional' || def.type === 'nullable') return namesIn(def.innerType);
  return def.type === 'union' ? def.options.flatMap(namesIn) : [];
}
