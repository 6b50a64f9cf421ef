import { describe, expect, it } from 'vitest';
import { aCompleteCompanyForm } from '../testing/onboarding.ts';
import {
  type CompanyForm,
  companyFormIsComplete,
  companyFormRules,
  companySizes,
  companyUrlRule,
  companyTypes,
} from './company-form.ts';

const nothing: CompanyForm = { name: '', url: '', about: '', size: '', types: [], authorised: false };
const errorOf = <K extends keyof CompanyForm>(name: K, value: CompanyForm[K]) =>
  companyFormRules[name].error(value, nothing);

describe('the company form', () => {
  it('requires name, description, size and type', () => {
    for (const name of ['name', 'about', 'size'] as const) {
      expect(errorOf(name, ' ')).not.toBeNull();
      expect(errorOf(name, 'Tidewater')).toBeNull();
    }
    expect(errorOf('types', [])).not.toBeNull();
    expect(errorOf('types', ['IT-Product'])).toBeNull();
  });

  it('requires the authorization checkbox', () => {
    expect(errorOf('authorised', false)).toBe('Confirm that you may act for the organisation');
    expect(errorOf('authorised', true)).toBeNull();
  });

  it.each(['acme.example', 'https://www.acme.example', 'http://acme.example/about?x=1.2', ' acme.example '])(
    'accepts %j as a URL',
    (url) => expect(companyUrlRule(url)).toBeNull(),
  );

  it.each(['', 'acme', 'acme.', '.example', '...', 'acme example.com', 'acme. example', 'acme.\texample'])(
    'refuses %j as a URL',
    (url) => expect(companyUrlRule(url)).toBe('Enter a valid URL'),
  );

  it('rejects a hostile URL quickly', () => {
    expect(companyUrlRule(`${'a.'.repeat(1500)} `.repeat(2))).not.toBeNull();
  });

  it('offers the five sizes and the 46 types, spelt as specified', () => {
    expect(companySizes).toEqual(['1-25', '26-100', '101-500', '501-1000', '1001-5000']);
    expect(companyTypes.join(', ')).toBe(
      'IT-Consulting, IT-Services, IT-Product, IT-Ecomm, IT-Analytics, IT-Edutech, FM-CG, FM-CD, FM-Healthcare, ' +
        'FM-Wellness, BFSI-Insurance, BFSI-Bank, BFSI-Asset Management, BFSI-Investment, BFSI-Payment Bank, ' +
        'BFSI-Finserv, Auto Component, Auto-OEM, Auto-Mobile, Auto-Retail, MFG-Industrial, MFG-Cement, ' +
        'MFG-Building Materials, MFG-Steel, EPC-Engineering, EPC-Project, EPC-Construction / Infra, EPC-PMC, ' +
        'Serv-Aviation, Serv-Hotel, Serv-Hospital, Serv-Education, Serv-Telecomm, Serv-Media, Serv-NGO, ' +
        'Serv-Law Firm, Serv-Hospitality, Serv-Consulting, Startup-IT, Startup-EdTech, Startup-FinTech, ' +
        'Startup-Health Tech, Startup-Ecomm, Startup-TravelTech, Startup-AgriTech, R&D',
    );
  });
});

describe('a company form', () => {
  it('is complete without technologies', () => {
    expect(companyFormIsComplete(aCompleteCompanyForm({ technologies: [] }))).toBe(true);
  });

  it.each([
    { name: ' ' },
    { url: 'harbour' },
    { about: '' },
    { size: '' },
    { types: [] },
    { imageUrl: '' },
    { authorised: false },
  ])('is incomplete with %j', (gap) => expect(companyFormIsComplete(aCompleteCompanyForm(gap))).toBe(false));
});
