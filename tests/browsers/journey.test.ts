import { expect, it } from 'vitest';
import { inEachEngine, journeyTimeoutMs } from './engines.ts';

const recruiter = { email: 'nadia@saltmarsh.example', password: 'Welcome1!' };

inEachEngine('the journey of a new recruiter', (opened) => {
  it(
    'leads from sign-up to a shortlisted candidate, and signs in again after Sign Out',
    async () => {
      const { screen, mockApi } = opened();
      await screen.visit('/login');
      await screen.click('link', 'Create an account');
      await screen.expectTitle('Get Started');
      await screen.fill('Email', recruiter.email);
      await screen.fill('Password', recruiter.password);
      await screen.fill('Confirm password', recruiter.password);
      await screen.click('checkbox', /I agree/);
      await screen.click('button', 'Get verification code');
      await screen.expectTitle('Enter the one-time code');
      await screen.enterCode(await mockApi.codeFor(recruiter.email));
      await screen.click('button', 'Verify');

      await screen.expectTitle('Introduce yourself');
      await screen.fill('Full name', 'Nadia Rahman');
      await screen.fill('Designation', 'Founder');
      await screen.fill('Phone number', '9820114467');
      await screen.searchAndChoose('Location', 'Pune', /Pune, Maharashtra/);
      await screen.click('button', 'Next');

      await screen.expectTitle('Your company');
      await screen.searchAndChoose('Company', 'acme', /Acme/);
      await screen.expectTitle('Personal verification');
      await screen.click('button', 'Skip');
      await screen.expectTitle('Looking to hire in');
      await screen.click('button', 'Finance');
      await screen.click('button', 'Continue');

      await screen.expectTitle('Hello, Nadia');
      await screen.click('link', 'Post Opportunities');
      await screen.expectTitle('Post Opportunity');
      await screen.fill('Job title', 'Graduate Data Analyst');
      await screen.choose('Job type', 'Full-time');
      await screen.choose('Workplace type', 'Hybrid');
      await screen.searchAndChoose('Locations', 'Pune', /Pune, Maharashtra/);
      await screen.searchAndChoose('Skills', 'Python', 'Python');
      await screen.fill('Vacancies', '2');
      await screen.click('button', 'Continue');
      await screen.expectTitle('Job Description');
      await screen.click('button', 'Suggest description');
      await screen.click('button', 'Insert');
      await screen.click('button', 'Next');
      await screen.expectTitle('Job Preview');
      await screen.click('button', 'Post');
      await screen.expectTitle('Posted Successfully');

      await screen.click('link', 'Recruit');
      await screen.expectTitle('JOB POSTED');
      await screen.click('link', /Graduate Data Analyst/);
      await screen.click('tab', /RECOMMENDED/);
      await screen.click('button', /^Shortlist /);
      await screen.click('tab', /SHORTLISTED/);
      await screen.click('link', /^View Profile/);
      await screen.expectText('GloPoints');

      await screen.click('button', /Account menu/);
      await screen.click('menuitem', 'Sign Out');
      await screen.expectTitle('Welcome Back');
      await expect
        .poll(() => mockApi.notificationsSent())
        .toContain('Brighten up! You are shortlisted for an opportunity!!');
      await screen.fill('Email', recruiter.email);
      await screen.fill('Password', recruiter.password);
      await screen.click('button', 'Login');
      await screen.expectTitle('Hello, Nadia');
    },
    journeyTimeoutMs,
  );
});
