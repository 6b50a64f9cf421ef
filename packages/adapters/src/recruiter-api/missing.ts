import { failure, type Outcome } from '@glo/domain/shared/outcome';

/** A reply lacks what the contract promises for this case. */
export function missing(what: string): Outcome<never> {
  return failure('unexpected-reply', `${what} is missing`);
}
