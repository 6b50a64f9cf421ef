import { emptyOnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCertificate, aVerificationGateway, someEvidence } from '@glo/domain/testing/verification';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { OnboardingDraftState } from '../../state/device/onboarding-draft-state.ts';
import { aPdf } from '../../testing/documents.ts';
import { EvidenceForm } from './evidence-form.ts';

describe('an evidence submission', () => {
  it('is busy until the response, then continues', async () => {
    const { submission, sent, done } = anOpenSubmission();
    const submitted = submission.submit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect([submission.busy, done()]).toEqual([true, 0]);
    sent[0]?.answer(success(undefined));
    await submitted;
    expect([submission.busy, done()]).toEqual([false, 1]);
  });

  it('sends nothing if the evidence is invalid', async () => {
    const { submission, sent } = anOpenSubmission({ link: 'no link' });
    await submission.submit();
    expect(sent).toEqual([]);
  });

  it.each([
    [{ link: 'files.example' }, 'This is too long.', null],
    [{ document: aCertificate() }, null, 'This is too long.'],
  ])('shows a refusal of %j at the link if it was typed', async (given, atLink, beside) => {
    const { submission } = await aSettledSubmission(failure('refused', 'This is too long.', 'link'), given);
    expect([submission.form.fields.link.shownError, submission.sending.problem]).toEqual([atLink, beside]);
  });

  it('shows the reason of a refusal', async () => {
    const { submission, notices } = await aSettledSubmission(failure('refused', 'Your admin hands them in.'));
    expect([submission.sending.problem, notices.alerts]).toEqual(['Your admin hands them in.', ['It failed']]);
  });

  it('explains that it may not have arrived', async () => {
    const { submission } = await aSettledSubmission(failure('unreachable'));
    expect(submission.sending.problem).toBe(
      "We couldn't confirm that this arrived. Everything you entered is still here. Please try again.",
    );
  });

  it('shows nothing after the session has ended, because the login does', async () => {
    const { submission, done, notices } = await aSettledSubmission(failure('signed-out', 'The session is over.'));
    expect([submission.sending.problem, notices.alerts, done()]).toEqual([null, [], 0]);
  });
});

describe('a submission during an upload', () => {
  it('waits for the upload and sends once', async () => {
    const { submission, sent, fileArrives } = await withAFileOnItsWay();
    const pressed = [submission.submit(), submission.submit()];
    expect([submission.busy, sent]).toEqual([true, []]);
    fileArrives();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(success(undefined));
    await Promise.all(pressed);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing after the screen has closed', async () => {
    const { submission, sent, leave, gateway } = await withAFileOnItsWay();
    const submitted = submission.submit();
    leave();
    const stop = (gateway.asked[0]?.[3] as { stop: AbortSignal } | undefined)?.stop;
    expect(stop?.aborted).toBe(true);
    await submitted;
    expect(sent).toEqual([]);
  });
});

describe('a submission whose screen has closed', () => {
  it('ignores the response and stops saving the draft', async () => {
    const { submission, sent, done, leave, drafts } = anOpenSubmission();
    const submitted = submission.submit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    leave();
    sent[0]?.answer(success(undefined));
    await submitted;
    submission.form.fields.link.change('files.example/other');
    expect([done(), submission.busy, drafts.draft.personalVerification.link]).toEqual([0, false, 'files.example']);
  });
});

interface Sent {
  readonly stop: AbortSignal;
  answer(outcome: Outcome<void>): void;
}

function anOpenSubmission(given: Parameters<typeof someEvidence>[0] = { link: 'files.example' }) {
  const gateway = aVerificationGateway();
  const drafts = new OnboardingDraftState();
  drafts.restore({ ...emptyOnboardingDraft, personalVerification: someEvidence(given) });
  const sent: Sent[] = [];
  const notices = new Notices();
  const onDone = vi.fn<() => void>();
  const submission = new EvidenceForm({
    party: 'person',
    gateway,
    drafts,
    notices,
    uploadFailed: 'The upload failed',
    submitFailed: 'It failed',
    send: (stop) => new Promise((answer) => sent.push({ stop, answer })),
    onDone,
  });
  const leave = submission.open();
  return { submission, gateway, drafts, sent, notices, leave, done: () => onDone.mock.calls.length };
}

async function aSettledSubmission(outcome: Outcome<void>, given?: Parameters<typeof someEvidence>[0]) {
  const opened = anOpenSubmission(given);
  const submitted = opened.submission.submit();
  await vi.waitFor(() => expect(opened.sent).toHaveLength(1));
  opened.sent[0]?.answer(outcome);
  await submitted;
  return opened;
}

async function withAFileOnItsWay() {
  const opened = anOpenSubmission({});
  const arrived = Promise.withResolvers<Outcome<string>>();
  opened.gateway.answers.upload = arrived.promise;
  void opened.submission.document.pick(aPdf());
  await vi.waitFor(() => expect(opened.gateway.asked).toHaveLength(1));
  return { ...opened, fileArrives: () => arrived.resolve(success('/uploads/1.pdf')) };
}
