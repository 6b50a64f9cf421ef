import { getCompanyDetails, getCompanyMembers, getTalentPool } from '@glo/adapters/wire/company-page';
import { submitCompanyDocument } from '@glo/adapters/wire/verification';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import { finishOnboarding, createCompany, type Recruiter } from '../frame/people.ts';
import { longIds, unknown, wrongBodies } from './shared-cases.ts';

const byCin = ({ accountId, companyId }: Recruiter) => ({
  recruiter_id: accountId,
  company: companyId,
  documentLink: '',
  CIN: 'L17110MH1973PLC019786',
});

/** The company page and the talent pool (specification 2, section 7). */
export const companyPageCases: readonly CallCases[] = [
  contractCases(getCompanyDetails, {
    answers: {
      'returns the company of the recruiter': async (scene) => {
        const { client, companyId } = await scene.recruiter();
        const company = await client.ask(getCompanyDetails, { params: { companyId } });
        expect(company).toMatchObject({ _id: companyId, name: expect.stringMatching(/./) });
      },
      'returns no document links to an unconfirmed member': async (scene) => {
        const founder = await scene.founder();
        const body = byCin(founder);
        await founder.client.ask(submitCompanyDocument, { body: { ...body, CIN: '', documentLink: 'cin.example' } });
        const { client, companyId } = await scene.unconfirmedMemberOf(founder);
        const { documents, ...company } = await client.ask(getCompanyDetails, { params: { companyId } });
        expect(company).toMatchObject({ _id: companyId, name: 'Saltmarsh' });
        expect(documents).toEqual([{ status: 'SUBMITTED', submittedAt: expect.any(String) }]);
      },
      'returns document links once the member is verified in person': async (scene) => {
        const founder = await scene.founder();
        await founder.client.ask(submitCompanyDocument, { body: byCin(founder) });
        const { client, companyId, accountId } = await scene.unconfirmedMemberOf(founder);
        await scene.review({ recruiterId: accountId }, 'VERIFIED');
        const { documents } = await client.ask(getCompanyDetails, { params: { companyId } });
        expect(documents).toMatchObject([{ documentLink: '', status: 'SUBMITTED' }]);
      },
      'returns the company to its creator before onboarding ends': async (scene) => {
        const newcomer = await scene.newcomer();
        const companyId = await createCompany(newcomer);
        const { _id } = await newcomer.client.ask(getCompanyDetails, { params: { companyId } });
        expect(_id).toBe(companyId);
      },
    },
    refusals: unknown('company', getCompanyDetails, { params: { companyId: 'nowhere' } }),
    wrongInput: longIds(getCompanyDetails),
  }),

  contractCases(getCompanyMembers, {
    answers: {
      'lists the members, including the recruiter': async (scene) => {
        const { client, accountId, companyId } = await scene.recruiter();
        const members = await client.ask(getCompanyMembers, { params: { companyId } });
        expect(members.map(({ recruiter_id }) => recruiter_id?._id)).toContain(accountId);
      },
      'returns name, position, location and admin flag': async (scene) => {
        const founder = await scene.founder();
        const colleague = await scene.colleagueOf(founder);
        const params = { companyId: founder.companyId };
        const members = await colleague.client.ask(getCompanyMembers, { params });
        expect(members).toHaveLength(2);
        for (const { accountId, detailsId, name, isCompanyAdmin } of [
          { ...founder, isCompanyAdmin: true },
          { ...colleague, isCompanyAdmin: false },
        ]) {
          expect(members).toContainEqual(
            expect.objectContaining({
              _id: detailsId,
              name,
              position: 'Talent Partner',
              location: expect.objectContaining({ lable: 'Pune, Maharashtra, India' }),
              recruiter_id: expect.objectContaining({ _id: accountId, isCompanyAdmin }),
            }),
          );
        }
      },
      'lists only themselves for an unconfirmed member': async (scene) => {
        const founder = await scene.founder();
        const { client, companyId, accountId } = await scene.unconfirmedMemberOf(founder);
        const members = await client.ask(getCompanyMembers, { params: { companyId } });
        expect(members.map(({ recruiter_id }) => recruiter_id?._id)).toEqual([accountId]);
      },
      'lists only themselves for a member verified at another company': async (scene) => {
        const founder = await scene.founder();
        const joiner = await scene.unconfirmedMemberOf(founder);
        await scene.review({ recruiterId: joiner.accountId }, 'VERIFIED');
        const seen = async ({ client, companyId }: Recruiter) =>
          (await client.ask(getCompanyMembers, { params: { companyId } })).length;
        expect(await seen(joiner)).toBe(2);
        const another = await scene.founder();
        expect(await seen(await finishOnboarding(joiner, another.companyId))).toBe(1);
      },
      'marks unconfirmed members': async (scene) => {
        const founder = await scene.founder();
        const { accountId, companyId } = await scene.unconfirmedMemberOf(founder);
        const members = await founder.client.ask(getCompanyMembers, { params: { companyId } });
        const statuses = members.map(({ recruiter_id, recruiter_status }) => [recruiter_id?._id, recruiter_status]);
        expect(Object.fromEntries(statuses)).toEqual({
          [founder.accountId]: 'confirmed',
          [accountId]: 'not confirmed',
        });
      },
      'is empty while the creator is still onboarding': async (scene) => {
        const newcomer = await scene.newcomer();
        const companyId = await createCompany(newcomer);
        expect(await newcomer.client.ask(getCompanyMembers, { params: { companyId } })).toEqual([]);
      },
    },
    refusals: unknown('company', getCompanyMembers, { params: { companyId: 'nowhere' } }),
    wrongInput: longIds(getCompanyMembers),
  }),

  contractCases(getTalentPool, {
    answers: {
      'suggests candidates that know a technology, best match first': async (scene) => {
        const { client } = await scene.recruiter();
        const { results } = await client.ask(getTalentPool, { body: { top_technologies_used: ['Python', 'SQL'] } });
        expect(results).not.toEqual([]);
        for (const { hashtags } of results)
          expect(['Python', 'SQL'].some((skill) => hashtags?.includes(skill))).toBe(true);
        const scores = results.map(({ search_score }) => Number(search_score));
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      },
      'suggests no candidates without technologies': async (scene) => {
        const { client } = await scene.recruiter();
        const { results } = await client.ask(getTalentPool, { body: { top_technologies_used: [] } });
        expect(results).toEqual([]);
      },
      'suggests no candidates for unknown technologies': async (scene) => {
        const { client } = await scene.recruiter();
        const suggested = async (...top_technologies_used: string[]) =>
          (await client.ask(getTalentPool, { body: { top_technologies_used } })).results;
        expect(await suggested('Quipu knotting')).toEqual([]);
        expect(await suggested('Quipu knotting', 'SQL')).not.toEqual([]);
      },
    },
    wrongInput: wrongBodies(
      getTalentPool,
      async (scene) => ({ client: (await scene.recruiter()).client, body: { top_technologies_used: ['SQL'] } }),
      {
        'technologies that are no list': { top_technologies_used: 'SQL' },
        'more than 200 technologies': { top_technologies_used: Array.from({ length: 201 }, String) },
      },
    ),
  }),
];
