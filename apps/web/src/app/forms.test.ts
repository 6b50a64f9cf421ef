import { jobBody } from '@glo/adapters/wire/job';
import { saveJob } from '@glo/adapters/wire/jobs';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginPresenter } from '../features/account/login/login-presenter.ts';
import type { VerifyCodePresenter } from '../features/account/verify-code/verify-code-presenter.ts';
import type { EditProfilePresenter } from '../features/edit-profile/edit-profile-presenter.ts';
import type { JobFormPresenter } from '../features/jobs/form/posting/job-form-presenter.ts';
import type { JobPreviewPresenter } from '../features/jobs/form/posting/job-preview-presenter.ts';
import type { DetailsPresenter } from '../features/onboarding/details/details-presenter.ts';
import { paths } from '../navigation/paths.ts';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { composed, Refusal, stubBrowser } from './testing/composed.ts';

const email = 'meera.nair@tidewater.example';
const phoneRefused = /phone|Phone/;

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('a form', () => {
  it('shows an error once its field is left, and is valid if every field is', async () => {
    const { presenter, shown } = await composed({}, { session: null }).open<LoginPresenter>(paths.login);
    const { form } = presenter;
    form.fields.email.change('meera');
    expect([shown().includes('Enter a valid Email id'), form.valid]).toEqual([false, false]);
    form.fields.email.leave();
    expect(shown()).toContain('Enter a valid Email id');
    form.fields.email.change(email);
    expect([shown().includes('Enter a valid Email id'), form.valid]).toEqual([false, false]);
    form.fields.password.change('Welcome1!');
    expect(form.valid).toBe(true);
  });

  it('shows a refusal at its field, on the step that has it, until the value changes', async () => {
    const refusal = new Refusal(400, { message: 'job_title: This title is not allowed.' });
    const { container, open, went } = composed({ saveJob: refusal });
    container.get(JobDraftState).update(aCompleteDraft({ title: 'Ninja' }));
    const preview = await open<JobPreviewPresenter>(paths.jobPreview);
    await preview.presenter.sending.request.run();
    const { path, state } = went.at(-1) ?? {};
    expect(path).toBe(paths.jobForm);
    const { presenter, shown } = await open<JobFormPresenter>(paths.jobForm, { state });
    expect(shown()).toContain('This title is not allowed.');
    presenter.form.fields.title.change('Analyst');
    expect(shown()).not.toContain('This title is not allowed.');
  });
});

describe('typed numbers and addresses', () => {
  it('are normalized before they are sent', async () => {
    const app = composed({}, { session: null });
    const login = (await app.open<LoginPresenter>(paths.login)).presenter;
    login.form.fields.email.change(`Meera Nair <${email}>`);
    login.form.fields.email.leave();
    login.form.fields.password.change('Welcome1!');
    await login.submission.run();
    expect(app.bodiesOf('login')).toMatchObject([{ email }]);

    const code = (await app.open<VerifyCodePresenter>(paths.verifyCode, { state: { email, userId: 'a1' } })).presenter;
    code.type('๔๐๗ ๑๙๒');
    await code.verification.run();
    expect(app.bodiesOf('verifyOtp')).toEqual([{ userId: 'a1', otp: 407_192 }]);
  });

  it('are normalized in the form', async () => {
    const { open } = composed({});
    const { fields } = (await open<JobFormPresenter>(paths.jobForm)).presenter.form;
    fields.minSalary.change(' ₹6,50,000 ');
    fields.vacancies.change('१२');
    fields.minSalary.leave();
    fields.vacancies.leave();
    expect([fields.minSalary.value, fields.vacancies.value]).toEqual(['650000', '12']);
  });

  it('have ten digits in a phone number, which begins with 1 to 9 in the profile', async () => {
    const details = (await composed({}).open<DetailsPresenter>(paths.details)).presenter.form.fields.phoneNumber;
    const profile = (await composed({}).open<EditProfilePresenter>(paths.editProfile)).presenter.form.fields
      .phoneNumber;
    const errors = (number: string) =>
      [details, profile].map((field) => {
        field.change(number);
        field.leave();
        return field.shownError !== null;
      });
    expect(errors('+91 98201 14467')).toEqual([false, false]);
    expect([details.value, profile.value]).toEqual(['9820114467', '9820114467']);
    expect(errors('+9820114467')).toEqual([false, false]);
    expect(errors('98201144')).toEqual([true, true]);
    details.change('+0820114467');
    profile.change('+0820114467');
    details.leave();
    profile.leave();
    expect([details.error, profile.error]).toEqual([null, expect.stringMatching(phoneRefused)]);
  });
});

describe('the job form', () => {
  it('limits its numbers, link and locations', async () => {
    const { fields } = (await composed({}).open<JobFormPresenter>(paths.jobForm)).presenter.form;
    const wrong = (['1e3', '-5', '1 2', '12345'] as const).map((text) => {
      fields.vacancies.change(text);
      return fields.vacancies.error;
    });
    expect(new Set(wrong)).toEqual(
      new Set(['No. of positions should be a number and should not contain more than 4 characters']),
    );
    fields.minSalary.change('1'.repeat(14));
    fields.minExperience.change('123456789');
    fields.link.change('x'.repeat(201));
    fields.locations.change([{ city: 'x'.repeat(61), state: '', country: '' }]);
    expect([fields.minSalary.error, fields.minExperience.error, fields.link.error, fields.locations.error]).toEqual([
      'Salary should be a number and should not contain more than 13 characters',
      'Experience should be a number and should not contain more than 8 characters',
      'Additional Link cannot be more than 200 characters',
      'Location should not contain more than 60 characters',
    ]);
  });

  it('needs both ends of a range in order, and sends a fixed value as both', async () => {
    const { container, open, bodiesOf } = composed({ saveJob: { status: 201, message: '' } });
    const { fields } = (await open<JobFormPresenter>(paths.jobForm)).presenter.form;
    fields.salaryMode.change('range');
    fields.minSalary.change('900000');
    expect(fields.maxSalary.error).toBe('Enter both ends of the range');
    fields.maxSalary.change('650000');
    expect(fields.maxSalary.error).toBe('Maximum Salary cannot be less than Minimum Salary');

    const fixed = { salaryMode: 'fixed', minSalary: '900000', maxSalary: '', experienceMode: 'fixed' } as const;
    container.get(JobDraftState).update(aCompleteDraft({ ...fixed, minExperience: '1.5', maxExperience: '' }));
    await (await open<JobPreviewPresenter>(paths.jobPreview)).presenter.sending.request.run();
    expect(bodiesOf('saveJob')).toMatchObject([{ minSal: 900_000, maxSal: 900_000, minExp: 1.5, maxExp: 1.5 }]);
  });

  it('is sent with the names of the contract and the ids of the owner', async () => {
    const { container, open, bodiesOf } = composed({ saveJob: { status: 201, message: '' } });
    container.get(JobDraftState).update(aCompleteDraft());
    await (await open<JobPreviewPresenter>(paths.jobPreview)).presenter.sending.request.run();
    const [body] = bodiesOf('saveJob');
    expect(body).toMatchObject({
      job_title: 'Graduate Data Analyst',
      location: [{ lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' }],
      company_id: 'company-1',
      recruiter_id: 'account-1',
      recruiter_details_id: 'details-1',
    });
    expect(Object.keys(body as object).toSorted()).toEqual(
      [...Object.keys(jobBody.shape), 'company_id', 'recruiter_id', 'recruiter_details_id'].toSorted(),
    );
  });

  it('sends clean texts, which the service accepts as they are', async () => {
    const { container, open, bodiesOf } = composed({ saveJob: { status: 201, message: '' } });
    const typed = { title: ' Data\u200B Analyst\u2028', description: ' Tasks:\u200B\n- Clean data \n\n- Ask ' };
    container.get(JobDraftState).update(aCompleteDraft(typed));
    await (await open<JobPreviewPresenter>(paths.jobPreview)).presenter.sending.request.run();
    const [body] = bodiesOf('saveJob');
    expect(body).toMatchObject({ job_title: 'Data Analyst', description: 'Tasks:\n- Clean data \n\n- Ask' });
    expect(z.parse(saveJob.body, body)).toEqual(body);
  });
});
