import { uploadCompanyDocument, uploadRecruiterDocument } from '@glo/adapters/wire/verification';
import { describe, expect, it } from 'vitest';
import { aFile, aForm } from '../testing/files.ts';
import { anAccount } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';

const megabytes = 1024 * 1024;
/** Byte for byte as specified. */
const wrongType =
  'Incorrect file type.Document uploads are only permitted in PDF and DOC format. Please try to upload a PDF or DOC file.';

describe.each([
  { call: uploadRecruiterDocument, url: 'recruiterDocumentUrl', kind: 'recruiter-document' },
  { call: uploadCompanyDocument, url: 'companyDocumentUrl', kind: 'company-document' },
])('POST $call.path', ({ call, url, kind }) => {
  async function asha() {
    const running = await aRunningStandIn({ accounts: [anAccount('asha'), anAccount('bela')] });
    const browser = await running.signedIn('asha@acme.example');
    const upload = (...files: File[]) =>
      browser.call(call, { form: aForm(...files.map((file) => [call.file, file] as const)) });
    return { ...running, browser, upload };
  }

  it.each([
    ['pdf', 'application/pdf', 'pdf'],
    ['doc', 'application/msword', 'doc'],
  ] as const)('takes %s by its content, for who uploads it only', async (type, contentType, extension) => {
    const { upload, browser, signedIn, visitor, world } = await asha();
    const { status, body } = await upload(aFile(type, 3000, 'paper.txt'));
    expect(status).toBe(200);
    expect(body).toEqual({ [url]: expect.stringMatching(new RegExp(`^/uploads/[0-9a-f]{24}\\.${extension}$`)) });
    expect([...world.store.all('uploads')]).toMatchObject([{ accountId: 'asha', kind, contentType, bytes: 3000 }]);

    const address = String((body as Record<string, unknown>)[url]);
    const own = await browser.fetch(address);
    expect(own.status).toBe(200);
    expect(own.headers.get('content-type')).toBe(contentType);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('content-disposition')).toMatch(
      /^attachment; filename="(recruiter|company)-document-[0-9a-f]{24}\.(pdf|doc)"$/,
    );
    // Never shown by a page, not even one of ours.
    expect(own.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    expect(own.headers.get('x-frame-options')).toBe('DENY');
    expect((await (await signedIn('bela@acme.example')).fetch(address)).status).toBe(404);
    expect((await visitor().fetch(address)).status).toBe(404);
  });

  it('takes exactly 25 MB', async () => {
    const { upload, world } = await asha();
    expect((await upload(aFile('pdf', 25 * megabytes))).status).toBe(200);
    expect([...world.store.all('uploads')]).toMatchObject([{ bytes: 25 * megabytes }]);
  });

  it.each([
    ['one byte more than 25 MB', [aFile('pdf', 25 * megabytes + 1)], 413, 'larger than 25 MB'],
    ['an image called PDF', [aFile('png', 2000, 'paper.pdf')], 415, wrongType],
    ['text called DOC', [aFile('html', 2000, 'paper.doc')], 415, wrongType],
    ['a spreadsheet', [aFile('xlsx', 2000, 'paper.docx')], 415, wrongType],
    ['a newer Word document', [aFile('docx', 2000, 'paper.doc')], 415, wrongType],
    ['an older spreadsheet', [aFile('xls', 2000, 'paper.doc')], 415, wrongType],
    ['two files', [aFile('pdf'), aFile('pdf')], 400, 'one file only'],
    ['no file', [], 400, 'There is no file'],
    ['an empty file', [aFile('pdf', 0)], 400, 'The file is empty'],
  ])('refuses %s and keeps nothing', async (_what, files, status, words) => {
    const { upload, world } = await asha();
    const answer = await upload(...files);
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toContain(words);
    expect(world.store.count('uploads')).toBe(0);
  });

  it('turns strangers away', async () => {
    const { visitor, world } = await asha();
    expect((await visitor().call(call, { form: aForm([call.file, aFile('pdf')]) })).status).toBe(401);
    expect(world.store.count('uploads')).toBe(0);
  });
});
