import { Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { median } from './samples.ts';
import { startMockApiProcess } from './servers.ts';

const load = { connections: 50, seconds: 2 };
const rounds = 5;
/** Different requests of each kind, about as many as a team sends per day. They are repeated. */
const requestCount = 100;

export async function measureReads({ folder, candidates, ids, searches }: Data): Promise<Measure[]> {
  // Spread over the data, like the applicants of a job.
  const idAt = (place: number) => ids[place % ids.length] ?? '';
  const numbers = Array.from({ length: requestCount }, (_, number) => number * 20);
  const lists = numbers.map((first) => ({
    path: '/api/v1/mobile/getAllCandidatesByIds',
    body: { applicants_ids: Array.from({ length: 20 }, (_, step) => idAt(first + step)) },
  }));
  const profiles = numbers.map((first) => ({
    path: `/api/v1/mobile/getProfileData?student_id=${idAt(first)}`,
  }));
  const mockApi = await startMockApiProcess({ folder, candidates });
  const ours = await Client.signIn(mockApi);
  await mockApi.waitUntilIdle();
  const measures: Measure[] = [];
  for (const { name, requests } of [
    { name: 'list of 20', requests: lists },
    { name: 'one by id', requests: profiles },
  ]) {
    const rates: number[] = [];
    for (let round = 0; round <= rounds; round += 1) rates.push(await ours.load(requests, load));
    const rate = median(rates.slice(1));
    measures.push({
      name: `reads: ${name}`,
      value: `${numberText(rate)}/s`,
      against: '',
      judged: rate,
      bound: { least: 5000 },
    });
  }
  measures.push(await searchCost(ours, searches));
  ours.close();
  await mockApi.stop();
  return measures;
}

/** Measures processor time, because wall-clock time would depend on the load of the machine. */
async function searchCost(client: Client, searches: Data['searches']): Promise<Measure> {
  const asks = searches.map((body) => ({ path: '/api/recruiter/recruiter/search/candidateByScore', body }));
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await client.server.processorTime();
    const rate = await client.load(asks, load);
    costs.push(((await client.server.processorTime()) - before) / 1000 / (rate * load.seconds));
  }
  const cost = median(costs);
  return { name: 'search', value: `${numberText(cost)} ms`, against: '', judged: cost, bound: { most: 5 } };
}
