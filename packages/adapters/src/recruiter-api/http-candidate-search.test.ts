import { failure, success } from '@glo/domain/shared/outcome';
import { emptyCriteria } from '@glo/domain/search/search';
import { expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpCandidateSearch } from './http-candidate-search.ts';

it('a search counts whom it could not read, and fails with its service', async () => {
  const found = aService([{ student_id: 's1', name: 'Asha' }, { student_id: 's2' }]);
  expect(await new HttpCandidateSearch(found.api).find(emptyCriteria)).toMatchObject(success([{ id: 's1' }], 1));
  const down = aService({ status: 500 });
  expect(await new HttpCandidateSearch(down.api).find(emptyCriteria)).toEqual(failure('server-error'));
});
