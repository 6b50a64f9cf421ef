import { emptyOnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import { aCertificate, aVerificationGateway, someEvidence } from '@glo/domain/testing/verification';
import type { EvidenceDraft } from '@glo/domain/verification/evidence';
import type { VerifiedParty } from '@glo/domain/verification/verification-gateway';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { OnboardingDraftState } from '../../state/onboarding-draft-state.ts';
import { aPdf } from '../../testing/documents.ts';
import { EvidenceForm } from './evidence-form.ts';

describe('what is given for a verification', () => {
  it.each([{ cin: 'U7' }, { link: 'files.example/card.pdf' }, { document: aCertificate() }])(
    'of a company is enough as %j',
    async (given) => {
      const { form } = aForm('company', given);
      expect(form.canGoOn).toBe(true);
      expect(await form.check()).toBe(true);
    },
  );

  it.each([
    { cin: 'U7', link: 'files.example' },
    { cin: 'U7', document: aCertificate() },
    { link: 'files.example', document: aCertificate() },
    { cin: 'U7', link: 'no link', document: aCertificate() },
  ])('is one of the three, not %j', async (given) => {
    const { form, notices } = aForm('company', given);
    expect(await form.check()).toBe(false);
    expect(notices.alerts).toEqual(['You can only select one.']);
  });

  it('says at each of two, after the alert, that one is to be cleared, until one is', async () => {
    const { form } = aForm('company', { cin: 'U7', link: 'files.example', document: aCertificate() });
    const told = () => [form.cin.shownError, form.link.shownError, form.tooMany];
    expect(told()).toEqual([null, null, null]);
    await form.check();
    expect(told()).toEqual(Array(3).fill('Only one can be sent. Keep one and clear the rest.'));
    form.document.remove();
    form.cin.change('');
    expect(told()).toEqual([null, null, null]);
    form.cin.change('U8');
    expect(told()).toEqual([null, null, null]);
    expect(form.canGoOn).toBe(true);
  });

  it('a CIN of another length is told so once it was left, and taken', async () => {
    const { form } = aForm('company');
    form.cin.change('U72900PN2014');
    expect(form.cinWarning).toBeUndefined();
    form.cin.leave();
    expect(form.cinWarning).toBe('A CIN has 21 characters: this one has 12.');
    expect(await form.check()).toBe(true);
    form.cin.change('U72900PN2014PTC151234');
    expect(form.cinWarning).toBeUndefined();
  });

  it('a CIN of another length that was kept is told so at once', () => {
    expect(aForm('company', { cin: 'U7' }).form.cinWarning).toBe('A CIN has 21 characters: this one has 2.');
  });

  it('two can be pressed on: the alert says what is wrong', () => {
    expect(aForm('company', { cin: 'U7', link: 'files.example' }).form.canGoOn).toBe(true);
  });

  it('nothing is not enough, and the first field says so until one is given', async () => {
    const company = aForm('company').form;
    expect([company.canGoOn, company.missing]).toEqual([false, ['one of CIN number, link, file']]);
    expect(await company.check()).toBe(false);
    expect(company.cin.shownError).toBe('Enter a CIN number or a link, or choose a file');
    company.link.change('files.example');
    expect([company.cin.shownError, company.canGoOn]).toEqual([null, true]);
    expect(company.missing).toEqual([]);

    const person = aForm('person').form;
    expect(await person.check()).toBe(false);
    expect([person.cin.shownError, person.link.shownError]).toEqual([null, 'Enter a link or choose a file']);
  });

  it('asks a company for its CIN first, a person for the link, until anything is given', () => {
    const required = (form: EvidenceForm) => [form.cin.required, form.link.required];
    const [company, person] = [aForm('company').form, aForm('person').form];
    expect([required(company), required(person)]).toEqual([
      [true, false],
      [false, true],
    ]);
    company.link.change('files.example');
    person.link.change('files.example');
    expect([required(company), required(person)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('a link has to be one', async () => {
    const { form, notices } = aForm('person', { link: 'my card' });
    expect(form.canGoOn).toBe(true);
    expect(await form.check()).toBe(false);
    expect(form.link.shownError).toBe('Enter a link that begins with https://');
    expect(notices.alerts).toEqual([]);
  });

  it('waits for a file that is still on its way', async () => {
    const { form, gateway } = aForm('person');
    const answer = Promise.withResolvers<Outcome<string>>();
    gateway.answers.upload = answer.promise;
    void form.document.pick(aPdf());
    await vi.waitFor(() => expect(form.given).toBe(1));
    const checked = form.check();
    expect(form.waiting).toBe(true);
    answer.resolve(success('/uploads/1.pdf'));
    expect(await checked).toBe(true);
    expect(form.waiting).toBe(false);
  });
});

describe('the draft', () => {
  it('keeps everything at once, and shows it again', async () => {
    const { form, drafts } = aForm('company');
    form.cin.change('U7');
    form.link.change('files.example');
    await form.document.pick(aPdf());
    const { cin, link, document } = drafts.draft.companyVerification;
    expect([cin, link, document?.url]).toEqual(['U7', 'files.example', '/uploads/1.pdf']);
    const again = aForm('company', drafts.draft.companyVerification).form;
    expect([again.cin.value, again.link.value, again.document.document?.url]).toEqual([
      'U7',
      'files.example',
      '/uploads/1.pdf',
    ]);
  });

  it('remembers that a file is on its way, never the file itself', async () => {
    const { form, drafts, gateway } = aForm('person');
    gateway.answers.upload = new Promise<Outcome<string>>(() => {});
    const file = aPdf('card.pdf');
    void form.document.pick(file);
    await vi.waitFor(() => expect(form.given).toBe(1));
    expect(JSON.parse(JSON.stringify(drafts.draft.personalVerification.document))).toEqual({
      name: 'card.pdf',
      type: 'application/pdf',
      size: file.size,
      url: '',
    });
  });

  it('keeps what was skipped, until something changes or is taken after all', async () => {
    const { form, drafts } = aForm('person', { link: 'files.example' });
    const isSkipped = () => drafts.draft.personalVerification.skipped;
    form.skip();
    expect([isSkipped(), drafts.draft.personalVerification.link]).toEqual([true, 'files.example']);
    await form.check();
    expect(isSkipped()).toBe(false);
    form.skip();
    form.link.change('files.example/other');
    expect(isSkipped()).toBe(false);
  });

  it('keeps what the service has taken when something else is typed', () => {
    const submitted = { cin: 'U7', link: '' };
    const { form, drafts } = aForm('company', { cin: 'U7', submitted });
    form.cin.change('U8');
    expect(drafts.draft.companyVerification).toMatchObject({ cin: 'U8', submitted });
  });
});

function aForm(whose: VerifiedParty, given: Partial<EvidenceDraft> = {}) {
  const gateway = aVerificationGateway();
  const notices = new Notices();
  const drafts = new OnboardingDraftState();
  const evidence = someEvidence(given);
  drafts.restore({ ...emptyOnboardingDraft, companyVerification: evidence, personalVerification: evidence });
  const form = new EvidenceForm({ whose, gateway, drafts, notices, uploadFailed: 'It failed' });
  form.keep();
  return { form, gateway, drafts, notices };
}
