import { failure } from '@glo/domain/shared/outcome';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import { aCompleteCompanyForm, aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { someEvidence } from '@glo/domain/testing/verification';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aVisit, FakeNavigator } from '../testing/fakes/fake-navigator.ts';
import { anEditingTab, atJob } from '../testing/job-editing.ts';
import { anOnboarding } from '../testing/onboarding.ts';
import { aPost } from '../testing/posting.ts';
import { EditDescriptionPresenter } from './jobs/form/editing/edit-description-presenter.ts';
import { EditJobPresenter } from './jobs/form/editing/edit-job-presenter.ts';
import type { CreateCompanyPresenter } from './onboarding/create-company/create-company-presenter.ts';
import { texts } from './texts.ts';

const why = 'This has signs that cannot be stored.';

describe('a refusal at the end of the introduction', () => {
  it.each(['name', 'position', 'phoneNumber', 'location'] as const)('is shown at the field: %s', async (field) => {
    const { services, refuse, went } = theLastStep();
    await refuse(field);
    expect(went()?.path).toBe('/details');
    expect(services.notices).toMatchObject({ alerts: [], toasts: [{ text: texts.notAccepted }] });
    const { form } = open(services.screens.details(), went()?.state);
    expect(form.fields[field].shownError).toBe(why);
    const { form: corrected } = services.screens.details();
    corrected.fields[field].change('9820114468');
    expect(corrected.fields[field].valid).toBe(true);
  });

  it('is shown at the company', async () => {
    const { services, refuse, went } = theLastStep();
    await refuse('company');
    expect(went()?.path).toBe('/companydetails');
    expect(open(services.screens.chooseCompany(), went()?.state).form.fields.company.shownError).toBe(why);
  });

  it('is shown at the link of the document', async () => {
    const { services, presenter, went } = theLastStep();
    services.verification.answers.submitPersonal = failure('refused', why, 'link');
    await presenter.submit();
    expect(went()?.path).toBe('/personalVerification');
    expect(open(services.screens.personalVerification(), went()?.state).evidence.form.fields.link.shownError).toBe(why);
  });

  it('stays on the screen of the industries, and shows an alert if it names no field', async () => {
    const { services, presenter, refuse } = theLastStep();
    await refuse('hireIn');
    expect([presenter.form.fields.hireIn.shownError, services.navigator.went]).toEqual([why, []]);
    presenter.form.fields.hireIn.change(['Other']);
    await refuse('agreement');
    expect(services.notices.alerts).toEqual(['Something went wrong,Try again later']);
  });

  it('is not shown at a value that has changed since, as after a reload', async () => {
    const { services, refuse, went } = theLastStep();
    await refuse('name');
    services.drafts.update({ name: 'Meera N' });
    const { form } = open(services.screens.details(), went()?.state);
    expect(form.fields.name.valid).toBe(true);
  });

  function theLastStep() {
    const link = someEvidence({ link: 'files.example/card' });
    const services = anOnboarding(aFinishedOnboardingDraft({ personalVerification: link }));
    const presenter = open(services.screens.hireIn());
    async function refuse(field: string) {
      services.gateway.answer = failure('refused', why, field);
      await presenter.submit();
    }
    return { services, presenter, refuse, went: () => lastOf(services.navigator) };
  }
});

describe('a refusal of a company', () => {
  it.each(['name', 'url', 'about', 'size', 'types', 'imageUrl'])('is shown on its page: %s', async (field) => {
    const { companies, navigator, screens } = anOnboarding(
      aFinishedOnboardingDraft({ company: null, companyForm: aCompleteCompanyForm() }),
    );
    companies.createAnswer = failure('refused', why, field);
    const errorsOf = ({ form }: CreateCompanyPresenter) =>
      Object.entries(form.fields).flatMap(([name, { shownError }]) =>
        shownError === null ? [] : [[name, shownError]],
      );
    const page = open(screens.createCompany());
    await page.submit();
    expect([errorsOf(page), page.saving.problem]).toEqual([[[field, why]], null]);
    await open(screens.technologies()).submit();
    expect(lastOf(navigator)?.path).toBe('/createCompany');
    expect(errorsOf(open(screens.createCompany(), lastOf(navigator)?.state))).toEqual([[field, why]]);
  });

  it('is shown on the screen of the technologies', async () => {
    const { companies, navigator, screens } = anOnboarding(
      aFinishedOnboardingDraft({ company: null, companyForm: aCompleteCompanyForm() }),
    );
    companies.createAnswer = failure('refused', why, 'technologies');
    const screen = open(screens.technologies());
    await screen.submit();
    expect([screen.form.fields.technologies.shownError, screen.saving.problem, navigator.went]).toEqual([
      why,
      null,
      [],
    ]);
  });
});

describe('a refusal of a job', () => {
  it('is shown in the form if it concerns the details', async () => {
    const { notices, went, screens } = await aRefusedPost('title');
    expect([went?.path, notices.toasts]).toEqual(['/jobForm', [expect.objectContaining({ text: texts.notAccepted })]]);
    expect(open(screens.form(), went?.state).form.fields.title.shownError).toBe(why);
  });

  it('is shown at the description', async () => {
    const { went, screens } = await aRefusedPost('description');
    expect(went?.path).toBe('/jobDescription');
    expect(open(screens.description(), went?.state).writing.description.shownError).toBe(why);
  });

  it('that names no field is shown beside Post', async () => {
    const { presenter, went } = await aRefusedPost('recruiter');
    expect([presenter.sending.detail, went]).toEqual([why, undefined]);
  });

  it('that is edited is shown at its field, on this step or another one', async () => {
    const tab = anEditingTab();
    tab.board.answers.update = failure('refused', why, 'title');
    const form = tab.visit(EditJobPresenter);
    form.activate(atJob('job-1'));
    await when(() => form.form !== null);
    form.form?.fields.vacancies.change('7');
    form.editing.save();
    await when(() => form.form?.fields.title.shownError === why);
    expect(tab.navigator.went).toEqual([]);

    tab.board.answers.update = failure('refused', why, 'description');
    form.form?.fields.title.change('Analyst');
    form.editing.save();
    await expect.poll(() => lastOf(tab.navigator)?.path).toBe('/editDescription/job-1');
    const text = tab.visit(EditDescriptionPresenter);
    text.activate(atJob('job-1', lastOf(tab.navigator)?.state));
    await when(() => text.writing?.description.shownError === why);
  });

  async function aRefusedPost(field: string) {
    const post = aPost(aCompleteDraft());
    post.board.answers.post = failure('refused', why, field);
    const presenter = post.screens.preview();
    presenter.activate();
    await presenter.sending.request.run();
    return { ...post, presenter, went: lastOf(post.navigator) };
  }
});

function open<P extends { activate(visit: ReturnType<typeof aVisit>): unknown }>(
  presenter: P,
  state: unknown = null,
): P {
  presenter.activate(aVisit(state));
  return presenter;
}

function lastOf(navigator: FakeNavigator) {
  const { path, options } = navigator.went.at(-1) ?? {};
  return path === undefined ? undefined : { path, state: options?.state };
}
