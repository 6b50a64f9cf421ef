import { type Failure, someErrorOccurred } from '@glo/domain/shared';

/** What a service said when it did not do what was asked, where the specification shows its text; the usual sentence when it said nothing. */
export function failureWords({ kind, text }: Failure): string {
  const isServices = kind === 'refused' || kind === 'server-error';
  return (isServices && text) || someErrorOccurred;
}
