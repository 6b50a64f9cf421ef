import { wireTable } from '@glo/adapters/wire/table';
import type { Call } from '@glo/adapters/wire/call';
import { afterAll, describe, expect, it } from 'vitest';
import { suite } from './cases/suite.ts';
import type { Cases } from './frame/case.ts';
import { effectiveFields, optionalFields } from './frame/optional-fields.ts';
import { missingSessionsOf, invalidBodiesOf } from './frame/generated.ts';
import { type Group, missingProof, type Seen } from './frame/proof.ts';
import { Scene } from './frame/scene.ts';
import { openTarget } from './targets/open-target.ts';
import type { Target } from './targets/target.ts';

const target = await openTarget(process.env.CONTRACT_TARGET || 'in-process');
let limited: Promise<Target | null> | undefined;
const effective = new Map<Call, Set<string>>();
const skipped = new Map<string, number>();

afterAll(async () => {
  await (await limited)?.close();
  await target.close();
  for (const [reason, cases] of skipped)
    console.warn(`${cases} cases skipped on the target ${target.name}: ${reason}.`);
});

// Runs sequentially without a control surface, because cases then share one world.
describe(`contract, ${target.name}`, { concurrent: target.control !== null }, () => {
  for (const [name, call] of Object.entries(wireTable)) {
    const known = suite.find((each) => each.call === call);
    describe(`${name} (${call.method} ${call.path})`, () => {
      walk('answers', known?.answers);
      walk('refusals', known?.refusals);
      walk('wrongInput', { ...invalidBodiesOf(call), ...known?.wrongInput });
      walk('missingSession', missingSessionsOf(call));

      function walk(group: Group, cases: Cases = {}): void {
        for (const [title, run] of Object.entries(cases)) {
          it(`${title} [${group}]`, async (context) => {
            const seen: Seen[] = [];
            const skip = (reason: string) => {
              skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
              return context.skip(reason);
            };
            await run(new Scene({ target, limited: openLimited, seen, skip }));
            expect(missingProof(group, call, seen)).toBe('');
            const shown = effective.get(call) ?? new Set();
            effective.set(call, shown);
            for (const field of effectiveFields(call, seen)) shown.add(field);
          });
        }
      }
    });
  }
});

describe('the cases of a call with optional fields', () => {
  it.each(Object.entries(wireTable).filter(([, call]) => optionalFields(call).length > 0))(
    'see another result for each of them in %s',
    (_name, call) => {
      expect(optionalFields(call).filter((field) => !effective.get(call)?.has(field))).toEqual([]);
    },
  );
});

const openLimited = () => (limited ??= target.withLimits?.() ?? Promise.resolve(null));
