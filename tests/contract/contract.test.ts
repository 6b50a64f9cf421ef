import { wireTable } from '@glo/adapters/wire/table';
import { afterAll, describe, expect, it } from 'vitest';
import { suite } from './cases/suite.ts';
import type { Cases } from './frame/case.ts';
import { strangersOf, wrongBodiesOf } from './frame/generated.ts';
import { type Group, missingProof } from './frame/proof.ts';
import { Scene } from './frame/scene.ts';
import { openTarget } from './targets/open.ts';

const target = await openTarget(process.env.CONTRACT_TARGET || 'in-process');
const skipped = new Map<string, number>();

afterAll(async () => {
  await target.close();
  for (const [reason, cases] of skipped) console.warn(`Skipped on ${target.name}: ${cases} cases, since ${reason}.`);
});

// Cases have worlds of their own where there is a control surface; elsewhere they would meet each other's data.
describe(`contract, ${target.name}`, { concurrent: target.control !== null }, () => {
  for (const [name, call] of Object.entries(wireTable)) {
    const known = suite.find((each) => each.call === call);
    describe(`${name} (${call.method} ${call.path})`, () => {
      walk('answers', known?.answers);
      walk('refusals', known?.refusals);
      walk('wrongInput', { ...wrongBodiesOf(call), ...known?.wrongInput });
      walk('somebodyElses', known?.somebodyElses);
      walk('strangers', strangersOf(call));

      function walk(group: Group, cases: Cases = {}): void {
        for (const [title, run] of Object.entries(cases)) {
          it(`${title} [${group}]`, async (context) => {
            const scene = new Scene(target, (reason) => {
              skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
              return context.skip(reason);
            });
            await run(scene);
            expect(missingProof(group, call, scene.seen)).toBe('');
          });
        }
      }
    });
  }
});
