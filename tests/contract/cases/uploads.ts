import type { Call } from '@glo/adapters/wire/call';
import { definitionOf } from '@glo/adapters/wire/notes';
import { expect } from 'vitest';
import { type FileType, fileOf, aForm } from '../files.ts';
import type { Cases } from '../frame/case.ts';
import type { AnyInput, Client } from '../frame/client.ts';
import type { Newcomer } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';
import { tooManyTries } from './shared-cases.ts';

/** Cases of all five uploads (decision 21). */

const multipart = 'multipart/form-data';
const megabyte = 1024 * 1024;

const kinds = {
  image: {
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
    others: ['image/svg+xml', 'text/html', 'application/pdf', 'application/x-msdownload'],
    ceiling: 5 * megabyte,
  },
  document: {
    types: ['application/pdf', 'application/msword'],
    others: [
      'image/png',
      'image/svg+xml',
      'text/html',
      'application/x-msdownload',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ceiling: 25 * megabyte,
  },
} as const satisfies Record<string, { types: FileType[]; others: FileType[]; ceiling: number }>;

type Kind = keyof typeof kinds;
type Upload = Call & { readonly file: string };

const paramsFor = ({ accountId }: Newcomer) => ({ recruiterId: accountId });

/** The address is the only field of the contract for this reply. Other backends may add fields. */
export function addressIn({ reply }: Upload, body: unknown): string {
  const [field = ''] = Object.keys(definitionOf(reply).shape);
  return String((body as Readonly<Record<string, unknown>>)[field]);
}

export function acceptedUploads(call: Upload, kind: Kind): Cases {
  const { types, ceiling } = kinds[kind];
  return {
    ...Object.fromEntries(
      types.map((type) => [
        `accepts ${type} and serves the same bytes`,
        async (scene: Scene) => {
          const uploader = await scene.recruiter();
          const file = fileOf(type);
          const reply = await uploader.client.send(call, {
            params: paramsFor(uploader),
            form: aForm([call.file, file]),
          });
          expect(reply.status).toBe(200);
          const served = await uploader.client.fetch(addressIn(call, reply.body));
          expect(served.headers.get('content-type')).toBe(type);
          expect(await served.bytes()).toEqual(await file.bytes());
        },
      ]),
    ),
    [`accepts exactly ${ceiling / megabyte} MB`]: async (scene) => {
      const uploader = await scene.recruiter();
      const form = aForm([call.file, fileOf(types[0], { bytes: ceiling })]);
      expect((await uploader.client.send(call, { params: paramsFor(uploader), form })).status).toBe(200);
    },
  };
}

export function refusedUploads(call: Upload, kind: Kind): Cases {
  const { types, others, ceiling } = kinds[kind];
  const [type] = types;
  const lie = { name: 'logo.png', announced: type };
  const refuseInput = (status: number, input: () => AnyInput, words: RegExp) => async (scene: Scene) => {
    const uploader = await scene.recruiter();
    expect(await uploader.client.refused(status, call, { ...input(), params: paramsFor(uploader) })).toMatch(words);
  };
  const refuse = (status: number, form: () => FormData, words: RegExp) =>
    refuseInput(status, () => ({ form: form() }), words);
  return {
    ...Object.fromEntries(
      others.map((other) => [
        `refuses ${other} that is called ${type}`,
        refuse(415, () => aForm([call.file, fileOf(other, lie)]), /please (choose|try to upload)/i),
      ]),
    ),
    [`refuses a byte more than ${ceiling / megabyte} MB`]: refuse(
      413,
      () => aForm([call.file, fileOf(type, { bytes: ceiling + 1 })]),
      new RegExp(`${ceiling / megabyte} MB`),
    ),
    'refuses an empty file': refuse(400, () => aForm([call.file, fileOf(type, { bytes: 0 })]), /empty/),
    'refuses a file in another field': refuse(400, () => aForm(['picture', fileOf(type)]), /field "picture"/),
    'refuses a form without a file': refuse(400, () => aForm(), /no file/),
    'refuses a truncated form': refuseInput(
      400,
      () => ({ text: '--x\r\n', type: `${multipart}; boundary=x` }),
      /cut off/,
    ),
    'refuses a file without a form': refuseInput(
      415,
      () => ({ text: '%PDF-1.7', type: 'application/pdf' }),
      /multipart/,
    ),
    'refuses JSON': refuseInput(415, () => ({ body: {} }), /multipart/),
    'refuses two files': refuse(400, () => aForm([call.file, fileOf(type)], [call.file, fileOf(type)]), /one file/),
  };
}

export const tooManyUploads = (call: Upload, kind: Kind): Cases =>
  tooManyTries(call, async (scene) => {
    const uploader = await scene.recruiter();
    return {
      client: uploader.client,
      params: paramsFor(uploader),
      form: aForm([call.file, fileOf(kinds[kind].types[0])]),
    };
  });

export async function canRead(client: Client, address: string): Promise<boolean> {
  return (await client.fetch(address)).ok;
}
