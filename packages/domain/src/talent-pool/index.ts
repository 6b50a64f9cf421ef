export { TalentPool, talentPoolFailed } from './talent-pool.ts';
