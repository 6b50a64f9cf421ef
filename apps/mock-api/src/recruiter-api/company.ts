import { lookAlikeText } from '@glo/domain/shared/look-alike';
import { compareTexts } from '@glo/domain/shared/search-text';
import { getCompanies, saveCompany, uploadCompanyImage } from '@glo/adapters/wire/company';
import type { FastifyInstance } from 'fastify';
import { makeOnce } from '../accounts/make-once.ts';
import { refuse } from '../http/refusal.ts';
import { readRoute, route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import { takeUpload } from '../uploads/take-upload.ts';
import { isImageAddress } from '../uploads/upload-address.ts';
import { domainOf, hasDomainOf } from './company-access.ts';

export function companyRoutes(app: FastifyInstance, limits: UseLimits): void {
  readRoute(app, getCompanies, ({ store, account: { email } }) => {
    const companies = [...store.all('companies')].sort((a, b) => compareTexts(a.name, b.name));
    const own = companies.filter((company) => hasDomainOf(company, email));
    const others = companies.filter((company) => !hasDomainOf(company, email));
    const seen = new Set<string>();
    const repeated = new Set<string>();
    for (const name of companies.map((company) => lookAlikeText(company.name)))
      (seen.has(name) ? repeated : seen).add(name);
    return {
      companies: [...own, ...others].map(({ id, name, emailDomain }) => ({
        _id: id,
        name,
        ...(repeated.has(lookAlikeText(name)) && { email_domain: emailDomain }),
      })),
    };
  });

  route(app, uploadCompanyImage, async ({ account, request }) => {
    return { companyImageUrl: await takeUpload(limits, { request, account, kind: 'company-image' }) };
  });

  route(app, saveCompany, async (input) => {
    const { body, account, store, now } = input;
    if (body.userId !== account.id) throw refuse.forbidden('You can only create a company for yourself.');
    if (!isImageAddress(store, body.company_image_url, 'company-image')) {
      throw refuse.badRequest('company_image_url: Please upload the image first.');
    }
    const { id: _id } = await makeOnce(input, 'companies', (tx, id) => {
      limits.allowRow('companies', tx.find('companies', 'createdBy', account.id), input);
      return {
        id,
        name: body.company_name,
        url: body.company_url,
        imageUrl: body.company_image_url,
        about: body.company_aboutus,
        types: body.company_type,
        size: body.company_size,
        technologies: body.top_technologies_used_in_company,
        createdBy: account.id,
        emailDomain: domainOf(account.email),
        documents: [],
        createdAt: now().toISOString(),
      };
    });
    return { status: 200, _id };
  });
}
