import { uploadCompanyDocument, uploadRecruiterDocument } from '@glo/adapters/wire/verification';
import { describe, expect, it } from 'vitest';
import { aFile, aForm } from '../testing/files.ts';
import { aSignedInAsha } from '../testing/running.ts';

describe.each([
  { call: uploadRecruiterDocument, url: 'recruiterDocumentUrl', kind: 'recruiter-document' },
  { call: uploadCompanyDocument, url: 'companyDocumentUrl', kind: 'company-document' },
])('POST $call.path', ({ call, url, kind }) => {
  it.each([
    ['pdf', 'application/pdf', 'pdf'],
    ['doc', 'application/msword', 'doc'],
  ] as const)('takes %s by its content, as a download only', async (type, contentType, extension) => {
    const { asha, world } = await aSignedInAsha();
    const { status, body } = await asha.call(call, { form: aForm([call.file, aFile(type, 3000, 'paper.txt')]) });
    expect(status).toBe(200);
    expect(body).toEqual({ [url]: expect.stringMatching(new RegExp(`^/uploads/[0-9a-f]{24}\\.${extension}$`)) });
    expect([...world.store.all('uploads')]).toMatchObject([{ accountId: 'asha', kind, contentType, bytes: 3000 }]);

    const address = String((body as Record<string, unknown>)[url]);
    const own = await asha.fetch(address);
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
