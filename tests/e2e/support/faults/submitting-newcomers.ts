import { Buffer } from 'node:buffer';
import { aCompleteCompanyForm, aFinishedOnboardingDraft, tidewater } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { aNewcomer } from '../people.ts';
import { aPicture } from '../pictures.ts';
import { failed, heading, ofService, press, recruiterCall, type Submitting } from './submitting-screen.ts';

const alone = aFinishedOnboardingDraft({ company: null, companySkipped: true });
const founder = aFinishedOnboardingDraft({ company: null, hireIn: [] });
const document = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

const newcomerAt = (path: string, draft: Parameters<typeof aNewcomer>[1]) => async (page: Page) => {
  await aNewcomer(page, draft);
  await page.goto(path);
};

/** Opens a filled-in company page and uploads its picture. */
async function aFounder(page: Page): Promise<void> {
  await newcomerAt('/createCompany', { ...founder, companyForm: aCompleteCompanyForm({ imageUrl: '' }) })(page);
  await page.locator('input[type=file]').setInputFiles(aPicture());
  await isComplete(page).waitFor();
}

/** Enabled once the picture is uploaded. */
const isComplete = (page: Page) => page.getByRole('button', { name: 'Continue', disabled: false });

/** Onboarding steps that submit. */
export const newcomers: readonly Submitting[] = [
  {
    name: '/createCompany, the image',
    call: recruiterCall('POST', '/upload/company/image'),
    arrive: newcomerAt('/createCompany', { ...founder, companyForm: aCompleteCompanyForm({ imageUrl: '' }) }),
    act: (page) => page.locator('input[type=file]').setInputFiles(aPicture()),
    says: failed,
    done: isComplete,
  },
  {
    name: '/createCompany',
    call: recruiterCall('POST', '/save/company/details'),
    arrive: aFounder,
    act: (page) => press(page, 'Continue'),
    says: ofService,
    done: (page) => heading(page, 'Company verification'),
  },
  {
    name: '/technologies',
    call: recruiterCall('POST', '/save/company/details'),
    arrive: async (page) => {
      await aFounder(page);
      await press(page, 'Add the technologies you use');
      await heading(page, /^Top technologies/).waitFor();
    },
    act: (page) => press(page, 'Submit'),
    says: ofService,
    done: (page) => heading(page, 'Company verification'),
  },
  {
    name: '/companyverification, the document',
    call: recruiterCall('POST', '/company/upload/document'),
    arrive: newcomerAt('/companyverification', aFinishedOnboardingDraft({ createdCompany: tidewater, hireIn: [] })),
    act: async (page) => {
      const again = page.getByRole('button', { name: 'Try again' });
      if ((await again.count()) > 0) await again.press('Enter');
      else await page.locator('input[type=file]').setInputFiles(document);
    },
    says: 'Some error occured,Please try again',
    done: (page) => page.getByText(/uploaded/i).first(),
  },
  {
    name: '/hirepage',
    call: recruiterCall('POST', '/saveRecruiterOnboardingDetails'),
    arrive: newcomerAt('/hirepage', alone),
    act: (page) => press(page, 'Continue'),
    says: 'Something went wrong,Try again later',
    done: (page) => heading(page, 'Your company'),
  },
];
