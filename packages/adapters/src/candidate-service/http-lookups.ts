import type { Lookups, Place } from '@glo/domain/lookups/lookups';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import * as wire from '../wire/lookups.ts';

export class HttpLookups extends ApiClient implements Lookups {
  async places(text: string): Promise<Outcome<readonly Place[]>> {
    const answer = await this.api.send(wire.getLocations, { query: { searchValue: text } });
    return mapOutcome(answer, (value) =>
      value.locations.map(({ city = '', state = '', country = '' }) => ({ city, state, country })),
    );
  }

  async skills(text?: string): Promise<Outcome<readonly string[]>> {
    const answer = await this.api.send(wire.getHashtags, { query: { searchValue: text } });
    return mapOutcome(answer, (value) => value.hashtags.map((tag) => tag.roles_skills_tools));
  }

  async jobRoles(text: string): Promise<Outcome<readonly string[]>> {
    const answer = await this.api.send(wire.getJobRoles, { query: { searchValue: text } });
    return mapOutcome(answer, (value) => value.jobRoles.map(({ role }) => role));
  }
}
