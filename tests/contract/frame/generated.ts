import type { Call } from '@glo/adapters/wire/call';
import { expect } from 'vitest';
import { formWith, pngImage } from '../files.ts';
import type { Cases } from './case.ts';
import type { AnyInput } from './client.ts';

/** Every call but the anonymous ones turns away who has no session (decision 17), whatever else is wrong. */
export function strangersOf(call: Call): Cases {
  if (call.anonymous) return {};
  return {
    'turns strangers away': async (scene) => {
      expect(await scene.stranger().refused(401, call, someInput(call))).not.toBe('');
    },
    'turns a forged session away': async (scene) => {
      for (const part of ['beginning', 'end'] as const) {
        expect(await (await scene.forged(part)).refused(401, call, someInput(call))).not.toBe('');
      }
    },
  };
}

const noJsonBodies: readonly (readonly [what: string, status: number, input: AnyInput])[] = [
  ['half a JSON text', 400, { text: '{"a":', type: 'application/json' }],
  ['an empty JSON text', 400, { text: '', type: 'application/json' }],
  ['a list', 400, { text: '[]', type: 'application/json' }],
  ['plain text, which other sites may send,', 415, { text: '{}', type: 'text/plain' }],
  ['a form, which other sites may send,', 415, { text: 'a=b', type: 'application/x-www-form-urlencoded' }],
];

/** A body is a JSON object, and says so. */
export function wrongBodiesOf(call: Call): Cases {
  if (call.body === undefined) return {};
  return Object.fromEntries(
    noJsonBodies.map(([what, status, input]) => [
      `does not take ${what} for its body`,
      async (scene) => {
        const client = call.anonymous ? scene.stranger() : (await scene.recruiter()).client;
        await client.refused(status, call, { ...input, params: someParams(call) });
      },
    ]),
  );
}

/** Complete enough to get past the address. */
function someInput(call: Call): AnyInput {
  return {
    params: someParams(call),
    ...(call.body !== undefined && { body: {} }),
    ...(call.file !== undefined && { form: formWith([call.file, pngImage()]) }),
  };
}

const someParams = (call: Call) =>
  Object.fromEntries(Array.from(call.path.matchAll(/:(\w+)/g), ([, name = '']) => [name, 'x']));
