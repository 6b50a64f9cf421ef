import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { rightInputs } from './support/right-inputs.ts';
import { aServer, type Server } from './support/server.ts';

/** Where a recruiter's own words are stored or sent to somebody: the call and its field. */
const onOneLine = [
  ['saveOnboarding', 'name'],
  ['saveOnboarding', 'position'],
  ['saveOnboarding', 'company'],
  ['editProfile', 'name'],
  ['editProfile', 'location'],
  ['saveCompany', 'company_name'],
  ['saveJob', 'job_title'],
  ['saveJob', 'location'],
  ['saveJob', 'top_skills_required'],
  ['createFolder', 'folder_name'],
  ['sendEmail', 'subject'],
] as const;
const withParagraphs = [
  ['saveCompany', 'company_aboutus'],
  ['saveJob', 'description'],
  ['sendEmail', 'content'],
] as const;

const harmless = ['Zoë O’Neill-Ünal', '渡辺 直美', 'क्‍ष', '👩‍👩‍👧‍👦', 'נועה', 'Asha\tRao'];
const odd = {
  'a null': 'A\u0000sha',
  'an escape': '\u001b[31mAsha',
  'a delete': 'Asha\u007f',
  'a turned direction': 'Asha \u202egnp.exe',
  'an isolate': '\u2066Asha',
  'half a character': 'Asha \ud83d',
  'nothing but zero width': '\u200b\u2060\ufeff',
};

async function answerTo(server: Server, call: string, field: string, text: string) {
  const { body, ...rest } = rightInputs[call] ?? {};
  const value = { location: call === 'saveJob' ? [{ lable: text }] : text, top_skills_required: [text] }[field] ?? text;
  const input = { ...rest, body: { ...(body as object), [field]: value } };
  const asked = wireTable[call];
  if (asked === undefined) throw new Error(`There is no call ${call}`);
  return server.call(asked, input, server.cookieOf('asha'));
}

describe.each([...onOneLine, ...withParagraphs])('%s, %s', (call, field) => {
  it('takes words of all languages', async () => {
    for (const text of harmless) expect((await answerTo(await aServer(), call, field, text)).status).toBe(200);
  });

  it.each(Object.entries(odd))('refuses %s in words, and stores nothing', async (what, text) => {
    const server = await aServer();
    const before = server.digest();
    const { status, text: reply } = await answerTo(server, call, field, text);
    expect(status).toBe(400);
    expect(reply).toMatch(what.startsWith('nothing') ? /must not be empty/ : /characters in it that cannot be shown/);
    expect(server.digest()).toBe(before);
  });
});

describe('a line break', () => {
  it.each(onOneLine)('is refused by %s, %s', async (call, field) => {
    expect((await answerTo(await aServer(), call, field, 'Asha\r\nRao')).status).toBe(400);
  });

  it.each(withParagraphs)('is taken by %s, %s', async (call, field) => {
    expect((await answerTo(await aServer(), call, field, 'One.\r\n\r\nTwo.')).status).toBe(200);
  });
});
