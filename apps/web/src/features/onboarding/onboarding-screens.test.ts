import { aCompleteCompanyForm, aFinishedOnboardingDraft, tidewater } from '@glo/domain/testing/onboarding';
import { aCompleteRecruiter, aRecruiterWithoutCompany } from '@glo/domain/testing/builders';
import { runInAction } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { anOnboarding } from '../../testing/onboarding.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { ChooseCompanyView } from './company/ChooseCompanyView.tsx';
import { CreateCompanyView } from './create-company/CreateCompanyView.tsx';
import { DetailsView } from './details/DetailsView.tsx';
import { HireInView } from './hire-in/HireInView.tsx';
import { TechnologiesView } from './technologies/TechnologiesView.tsx';
import { CompanyVerificationView, PersonalVerificationView } from './verification/VerificationViews.tsx';

describe('the onboarding screens', () => {
  it('list the missing fields of the first step', () => {
    const presenter = anOnboarding().screens.details();
    const view = createElement(DetailsView, { presenter });
    presenter.form.reveal();
    expect(textOf(view)).toContain('Still missing: Full name, Designation, Phone number, Location');
    presenter.form.fields.phoneNumber.change('12');
    expect(textOf(view)).toContain('Still missing: Full name, Designation, Location. To correct: Phone number');
    // In one form with a submit button, so that Enter in a field submits.
    expect(markupOf(view)).toMatch(
      /<form(?:(?!<\/form>).)*autoComplete="name"(?:(?!<\/form>).)*autoComplete="organization-title"(?:(?!<\/form>).)*type="submit"/,
    );
  });

  it('link from the first step to the one to resume at', () => {
    const presenter = anOnboarding(aFinishedOnboardingDraft()).screens.details();
    const view = createElement(DetailsView, { presenter });
    expect(textOf(view)).toMatch(/Continue with “Personal verification” Next$/);
    expect(markupOf(view)).toContain('href="/personalVerification"');
  });

  it('link to the dashboard after onboarding, without a step count', () => {
    const presenter = anOnboarding({}, aCompleteRecruiter()).screens.details();
    presenter.activate();
    const view = createElement(DetailsView, { presenter });
    expect(textOf(view)).toMatch(/^Glo Dashboard Sign Out/);
    expect(markupOf(view)).toContain('href="/dashboard"');
  });

  it('offer to skip the company unless only it is missing', () => {
    expect(textOf(chooseCompany())).toContain(
      "Join its page, or create one. You'll see colleagues and their jobs once your membership is confirmed.",
    );
    expect(textOf(chooseCompany())).toMatch(
      /Your company .*Company .*Skip for now Next You can't post or search until you add a company\.$/,
    );
    const needed = textOf(chooseCompany(anOnboarding({}, aRecruiterWithoutCompany())));
    expect(needed).toContain(
      "Everything you entered is saved. You can't post or search until you add a company. Join yours or create its page to continue.",
    );
    for (const gone of ['Skip for now', 'Step 2 of 5', 'Back']) expect(needed).not.toContain(gone);
  });

  it('name the company to join on the button', () => {
    expect(
      textOf(chooseCompany(anOnboarding({ company: tidewater, hireIn: ['Finance'] }, aRecruiterWithoutCompany()))),
    ).toMatch(/Join Tidewater Analytics$/);
  });

  it('ask for all fields of a new company', () => {
    expect(textOf(createCompany())).toMatch(
      new RegExp(
        'Create Company Page .*Company image .*Company name .*Company URL .*Description .*Company size .*Company type ' +
          '.*I am an authorised representative of this organisation and have the right to act on its behalf. ' +
          'I agree to the additional terms for pages. .*Continue$',
      ),
    );
  });

  it('disable Continue softly while a field of the company is missing', () => {
    const incomplete = { imageUrl: '', name: '', authorised: false };
    const [empty, complete] = [createCompany(incomplete), createCompany()];
    expect(textOf(createCompanyScreen(incomplete, true)[0])).toContain(
      'Still missing: Company image, Company name, Authorisation',
    );
    const looksDisabled = /<button[^>]*type="submit"[^>]*aria-disabled="true"/;
    expect([empty, complete].map((view) => looksDisabled.test(markupOf(view)))).toEqual([true, false]);
  });

  it('mark the company image as required and chosen, because the company does not exist yet', () => {
    expect(textOf(createCompany())).toContain('Company image Required');
    expect(markupOf(createCompany())).toMatch(/<fieldset[^>]*aria-describedby="([^"]+)".*<span id="\1"[^>]*>Required/);
    expect(textOf(createCompany({ imageUrl: '/uploads/1.png' }))).toContain('Chosen picture');
  });

  it('offer the technologies of a new company', () => {
    expect(textOf(createCompany())).toContain('Add the technologies you use');
    const [view] = technologiesScreen();
    expect(textOf(view)).toMatch(/Top technologies used in your company .*Submit$/);
    expect(markupOf(view)).toMatch(/href="\/createCompany"/);
  });

  it('show below the button why a company was not saved', () => {
    for (const [view, saving] of [createCompanyScreen(), technologiesScreen()]) {
      runInAction(() => void (saving.problem = 'The disk is full.'));
      expect(textOf(view)).toMatch(/(Continue|Submit) The disk is full\.$/);
      expect(markupOf(view)).toContain('role="alert"');
    }
  });

  it('say that the verification of a joined company is not needed', () => {
    const { screens } = anOnboarding(aFinishedOnboardingDraft());
    expect(textOf(createElement(PersonalVerificationView, { presenter: screens.personalVerification() }))).toMatch(
      /^Glo Introduce yourself Your company Company verification Not needed Personal verification Looking/,
    );
    expect(textOf(chooseCompany())).toMatch(
      /^Glo Introduce yourself Your company Company verification Personal verification Looking/,
    );
  });

  it('offer to skip both verifications', () => {
    const { screens } = anOnboarding(aFinishedOnboardingDraft());
    const [company, person] = [screens.companyVerification(), screens.personalVerification()];
    for (const { evidence } of [company, person]) evidence.form.reveal();
    expect(textOf(createElement(CompanyVerificationView, { presenter: company }))).toMatch(
      /Company verification .*Skip Still missing: a CIN number, a link or a file Next$/,
    );
    expect(textOf(createElement(PersonalVerificationView, { presenter: person }))).toMatch(
      /Personal verification .*Skip Still missing: a link or a file Next$/,
    );
  });

  it('mark an earlier step as skipped', () => {
    const { screens } = anOnboarding(aFinishedOnboardingDraft({ createdCompany: tidewater }));
    const passed = 'Introduce yourself Your company Company verification Skipped Personal verification';
    expect(textOf(createElement(PersonalVerificationView, { presenter: screens.personalVerification() }))).toContain(
      `${passed} Looking to hire in`,
    );
    expect(textOf(createElement(HireInView, { presenter: screens.hireIn() }))).toContain(
      `${passed} Skipped Looking to hire in`,
    );
  });

  it('show twelve industries', () => {
    const presenter = anOnboarding(aFinishedOnboardingDraft({ hireIn: [] })).screens.hireIn();
    const view = createElement(HireInView, { presenter });
    expect(textOf(view)).toContain('Looking to hire in');
    expect(markupOf(view).match(/aria-pressed="false"|type="checkbox"/g)).toHaveLength(12);
  });
});

function chooseCompany(services = anOnboarding(aFinishedOnboardingDraft({ company: null }))) {
  return createElement(ChooseCompanyView, { presenter: services.screens.chooseCompany() });
}

function createCompany(change: Parameters<typeof aCompleteCompanyForm>[0] = {}) {
  return createCompanyScreen(change)[0];
}

function createCompanyScreen(change: Parameters<typeof aCompleteCompanyForm>[0] = {}, wasTried = false) {
  const draft = aFinishedOnboardingDraft({ company: null, companyForm: aCompleteCompanyForm(change) });
  const presenter = anOnboarding(draft).screens.createCompany();
  if (wasTried) presenter.form.reveal();
  return [createElement(CreateCompanyView, { presenter }), presenter.saving] as const;
}

function technologiesScreen() {
  const presenter = anOnboarding(aFinishedOnboardingDraft()).screens.technologies();
  return [createElement(TechnologiesView, { presenter }), presenter.saving] as const;
}
