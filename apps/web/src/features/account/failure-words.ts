import type { Failure } from '@glo/domain/shared/outcome';
import { someErrorOccurred } from '@glo/domain/shared/messages';

/** What a service said when it did not do what was asked, where the specification shows its text; the usual sentence when it said nothing. */
export function failureWords({ kind, text }: Failure): string {
  const isServices = kind === 'refused' || kind === 'server-error';
  return (isServices && text) || someErrorOccurred;
}
