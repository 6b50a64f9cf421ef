import type { Call } from '@glo/adapters/wire/call';
import { expect } from 'vitest';
import { aForm, pngImage } from '../files.ts';
import type { Cases } from './case.ts';
import type { AnyInput } from './client.ts';

/** All calls except the anonymous ones require a session (decision 17). */
export function missingSessionsOf(call: Call): Cases {
  if (call.anonymous) return {};
  return {
    'answers 401 without a session': async (scene) => {
      expect(await scene.visitor().refused(401, call, someInput(call))).not.toBe('');
    },
  };
}

const noJsonBodies: readonly (readonly [what: string, status: number, input: AnyInput])[] = [
  ['truncated JSON', 400, { text: '{"a":', type: 'application/json' }],
  ['empty JSON', 400, { text: '', type: 'application/json' }],
  ['a list', 400, { text: '[]', type: 'application/json' }],
  ['plain text, which other sites can send,', 415, { text: '{}', type: 'text/plain' }],
  ['a form, which other sites can send,', 415, { text: 'a=b', type: 'application/x-www-form-urlencoded' }],
];

/** The body must be a JSON object with a JSON content type. */
export function invalidBodiesOf(call: Call): Cases {
  if (call.body === undefined) return {};
  return Object.fromEntries(
    noJsonBodies.map(([what, status, input]) => [
      `refuses ${what} as its body`,
      async (scene) => {
        const client = call.anonymous ? scene.visitor() : (await scene.recruiter()).client;
        await client.refused(status, call, { ...input, params: someParams(call) });
      },
    ]),
  );
}

function someInput(call: Call): AnyInput {
  return {
    params: someParams(call),
    ...(call.body !== undefined && { body: {} }),
    ...(call.file !== undefined && { form: aForm([call.file, pngImage()]) }),
  };
}

const someParams = (call: Call) =>
  Object.fromEntries(Array.from(call.path.matchAll(/:(\w+)/g), ([, name = '']) => [name, 'x']));
