import { uploadCompanyDocument, uploadRecruiterDocument } from '@glo/adapters/wire/verification';
import { describe, expect, it } from 'vitest';
import { aFile, aForm } from '../testing/files.ts';
import { anAccount } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

describe.each([
  { call: uploadRecruiterDocument, url: 'recruiterDocumentUrl', kind: 'recruiter-document' },
  { call: uploadCompanyDocument, url: 'companyDocumentUrl', kind: 'company-document' },
])('POST $call.path', ({ call, url, kind }) => {
  async function asha() {
    const running = await aRunningMockApi({ accounts: [anAccount('asha')] });
    const browser = await running.signedIn('asha@acme.example');
    const upload = (...files: File[]) =>
      browser.call(call, { form: aForm(...files.map((file) => [call.file, file] as const)) });
    return { ...running, browser, upload };
  }

  it.each([
    ['pdf', 'application/pdf', 'pdf'],
    ['doc', 'application/msword', 'doc'],
  ] as const)('takes %s by its content, as a download only', async (type, contentType, extension) => {
    const { upload, browser, world } = await asha();
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
  });
});
