import { emptyOnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCertificate, aVerificationGateway, someEvidence } from '@glo/domain/testing/verification';
import type { EvidenceDraft } from '@glo/domain/verification/evidence';
import type { VerifiedParty } from '@glo/domain/verification/verification-gateway';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { OnboardingDraftState } from '../../state/device/onboarding-draft-state.ts';
import { aPdf } from '../../testing/documents.ts';
import { EvidenceForm } from './evidence-form.ts';

describe('the evidence', () => {
  it.each([{ cin: 'U7' }, { link: 'files.example/card.pdf' }, { document: aCertificate() }])(
    'is enough for a company as %j',
    async (given) => {
      const { evidence } = aForm('company', given);
      expect(evidence.canGoOn).toBe(true);
      expect(await evidence.check()).toBe(true);
    },
  );

  it.each([
    { cin: 'U7', link: 'files.example' },
    { cin: 'U7', document: aCertificate() },
    { link: 'files.example', document: aCertificate() },
    { cin: 'U7', link: 'no link', document: aCertificate() },
  ])('must not be more than one, as in %j', async (given) => {
    const { evidence, notices } = aForm('company', given);
    expect(await evidence.check()).toBe(false);
    expect(notices.alerts).toEqual(['You can only select one.']);
  });

  it('says at the choice that only one can be sent, and after the alert at each field', async () => {
    const { evidence } = aForm('company', { cin: 'U7', link: 'files.example', document: aCertificate() });
    const told = () => [evidence.form.fields.cin.shownError, evidence.form.fields.link.shownError, evidence.tooMany];
    const keepOne = 'Send one: a CIN number, a link or a file.';
    expect(told()).toEqual([null, null, keepOne]);
    await evidence.check();
    expect(told()).toEqual([keepOne, keepOne, keepOne]);
    evidence.document.remove();
    evidence.form.fields.cin.change('');
    expect(told()).toEqual([null, null, null]);
    evidence.form.fields.cin.change('U8');
    expect(told()).toEqual([null, null, keepOne]);
    expect(evidence.canGoOn).toBe(true);
  });

  it('warns on blur about the length of a CIN, but does not block', async () => {
    const { evidence } = aForm('company');
    evidence.form.fields.cin.change('U72900PN2014');
    expect(evidence.cinWarning).toBeUndefined();
    evidence.form.fields.cin.leave();
    expect(evidence.cinWarning).toBe('A CIN has 21 characters. This one has 12.');
    expect(await evidence.check()).toBe(true);
    evidence.form.fields.cin.change('U72900PN2014PTC151234');
    expect(evidence.cinWarning).toBeUndefined();
  });

  it('warns at once about the length of a restored CIN', () => {
    expect(aForm('company', { cin: 'U7' }).evidence.cinWarning).toBe('A CIN has 21 characters. This one has 2.');
  });

  it('is required, and the first field shows it', async () => {
    const company = aForm('company').evidence;
    expect([company.canGoOn, await company.check()]).toEqual([false, false]);
    expect(company.form.missing({ cin: 'CIN', link: 'link' })).toEqual(['CIN']);
    expect(company.form.fields.cin.shownError).toBe('Enter a CIN number or a link, or choose a file');
    company.form.fields.link.change('files.example');
    expect([company.form.fields.cin.shownError, company.canGoOn]).toEqual([null, true]);
    expect(company.form.missing({ cin: 'CIN', link: 'link' })).toEqual([]);

    const person = aForm('person').evidence;
    expect(await person.check()).toBe(false);
    expect(person.form.missing({ cin: 'CIN', link: 'link' })).toEqual(['link']);
    expect([person.form.fields.cin.shownError, person.form.fields.link.shownError]).toEqual([
      null,
      'Enter a link or choose a file',
    ]);
  });

  it('is cleaned on blur', () => {
    const { evidence } = aForm('company', { link: '\u200bfiles.example ' });
    const { cin, link } = evidence.form.fields;
    cin.change(' U7\u00ad');
    cin.leave();
    link.leave();
    expect(evidence.form.entered).toEqual({ cin: 'U7', link: 'files.example' });
  });

  it('must have a valid link', async () => {
    const { evidence, notices } = aForm('person', { link: 'my card' });
    expect(evidence.canGoOn).toBe(true);
    expect(await evidence.check()).toBe(false);
    expect(evidence.form.fields.link.shownError).toBe('Enter a link that begins with https://');
    expect(notices.alerts).toEqual([]);
  });
});

describe('the evidence draft', () => {
  it('saves every change and restores it', async () => {
    const { evidence, drafts } = aForm('company');
    evidence.form.fields.cin.change('U7');
    evidence.form.fields.link.change('files.example');
    await evidence.document.pick(aPdf());
    const { cin, link, document } = drafts.draft.companyVerification;
    expect([cin, link, document?.url]).toEqual(['U7', 'files.example', '/uploads/1.pdf']);
    const again = aForm('company', drafts.draft.companyVerification).evidence;
    expect([again.form.fields.cin.value, again.form.fields.link.value, again.document.document?.url]).toEqual([
      'U7',
      'files.example',
      '/uploads/1.pdf',
    ]);
  });

  it('stores the name of a pending upload, but not the file', async () => {
    const { evidence, drafts, gateway } = aForm('person');
    gateway.answers.upload = new Promise<Outcome<string>>(() => {});
    const file = aPdf('card.pdf');
    void evidence.document.pick(file);
    await vi.waitFor(() => expect(evidence.given).toBe(1));
    expect(JSON.parse(JSON.stringify(drafts.draft.personalVerification.document))).toEqual({
      name: 'card.pdf',
      type: 'application/pdf',
      size: file.size,
      url: '',
    });
  });

  it('stays skipped until a change or a submission', async () => {
    const { evidence, drafts } = aForm('person', { link: 'files.example' });
    const isSkipped = () => drafts.draft.personalVerification.skipped;
    evidence.skip();
    expect([isSkipped(), drafts.draft.personalVerification.link]).toEqual([true, 'files.example']);
    await evidence.check();
    expect(isSkipped()).toBe(false);
    evidence.skip();
    evidence.form.fields.link.change('files.example/other');
    expect(isSkipped()).toBe(false);
  });

  it('keeps the submitted proof after a change', () => {
    const submitted = { cin: 'U7', link: '' };
    const { evidence, drafts } = aForm('company', { cin: 'U7', submitted });
    evidence.form.fields.cin.change('U8');
    expect(drafts.draft.companyVerification).toMatchObject({ cin: 'U8', submitted });
  });
});

describe('an evidence submission', () => {
  it('is busy until the response, then continues', async () => {
    const { evidence, sent, done } = aForm('person', typed);
    const submitted = evidence.submit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect([evidence.busy, done()]).toEqual([true, 0]);
    sent[0]?.(success(undefined));
    await submitted;
    expect([evidence.busy, done()]).toEqual([false, 1]);
  });

  it('sends nothing if the evidence is invalid', async () => {
    const { evidence, sent } = aForm('person', { link: 'no link' });
    await evidence.submit();
    expect(sent).toEqual([]);
  });

  it.each([
    [{ link: 'files.example' }, 'This is too long.', null],
    [{ document: aCertificate() }, null, 'This is too long.'],
  ])('shows a refusal of %j at the link if it was typed', async (given, atLink, beside) => {
    const { evidence } = await aSettledSubmission(failure('refused', 'This is too long.', 'link'), given);
    expect([evidence.form.fields.link.shownError, evidence.sending.problem]).toEqual([atLink, beside]);
  });

  it('shows the reason of a refusal', async () => {
    const { evidence, notices } = await aSettledSubmission(failure('refused', 'Your admin hands them in.'));
    expect([evidence.sending.problem, notices.alerts]).toEqual(['Your admin hands them in.', ['It failed']]);
  });

  it('explains that it may not have arrived', async () => {
    const { evidence } = await aSettledSubmission(failure('unreachable'));
    expect(evidence.sending.problem).toBe(
      "We couldn't confirm that this arrived. Everything you entered is still here. Please try again.",
    );
  });

  it('shows nothing after the session has ended, because the login does', async () => {
    const { evidence, done, notices } = await aSettledSubmission(failure('signed-out', 'The session is over.'));
    expect([evidence.sending.problem, notices.alerts, done()]).toEqual([null, [], 0]);
  });
});

describe('a submission during an upload', () => {
  it('waits for the upload and sends once', async () => {
    const { evidence, sent, fileArrives } = await withAFileOnItsWay();
    const pressed = [evidence.submit(), evidence.submit()];
    expect([evidence.busy, sent]).toEqual([true, []]);
    fileArrives();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.(success(undefined));
    await Promise.all(pressed);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing after the screen has closed', async () => {
    const { evidence, sent, leave, gateway } = await withAFileOnItsWay();
    const submitted = evidence.submit();
    leave();
    const stop = (gateway.asked[0]?.[3] as { stop: AbortSignal } | undefined)?.stop;
    expect(stop?.aborted).toBe(true);
    await submitted;
    expect(sent).toEqual([]);
  });
});

describe('a submission whose screen has closed', () => {
  it('ignores the response and stops saving the draft', async () => {
    const { evidence, sent, done, leave, drafts } = aForm('person', typed);
    const submitted = evidence.submit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    leave();
    sent[0]?.(success(undefined));
    await submitted;
    evidence.form.fields.link.change('files.example/other');
    expect([done(), evidence.busy, drafts.draft.personalVerification.link]).toEqual([0, false, 'files.example']);
  });
});

const typed = { link: 'files.example' };

/** An open form. `sent` has the responders of its submissions. */
function aForm(party: VerifiedParty, given: Partial<EvidenceDraft> = {}) {
  const gateway = aVerificationGateway();
  const notices = new Notices();
  const drafts = new OnboardingDraftState();
  const draft = someEvidence(given);
  drafts.restore({ ...emptyOnboardingDraft, companyVerification: draft, personalVerification: draft });
  const sent: ((outcome: Outcome<void>) => void)[] = [];
  const onDone = vi.fn<() => void>();
  const evidence = new EvidenceForm({
    party,
    gateway,
    drafts,
    notices,
    uploadFailed: 'The upload failed',
    submitFailed: 'It failed',
    send: () => new Promise((respond) => sent.push(respond)),
    onDone,
  });
  const leave = evidence.open();
  return { evidence, gateway, drafts, notices, sent, leave, done: () => onDone.mock.calls.length };
}

async function aSettledSubmission(outcome: Outcome<void>, given: Partial<EvidenceDraft> = typed) {
  const form = aForm('person', given);
  const submitted = form.evidence.submit();
  await vi.waitFor(() => expect(form.sent).toHaveLength(1));
  form.sent[0]?.(outcome);
  await submitted;
  return form;
}

async function withAFileOnItsWay() {
  const form = aForm('person');
  const arrived = Promise.withResolvers<Outcome<string>>();
  form.gateway.answers.upload = arrived.promise;
  void form.evidence.document.pick(aPdf());
  await vi.waitFor(() => expect(form.evidence.given).toBe(1));
  return { ...form, fileArrives: () => arrived.resolve(success('/uploads/1.pdf')) };
}
