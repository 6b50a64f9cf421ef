import type { Failure } from '@glo/domain/shared/outcome';
import { someErrorOccurred } from '@glo/domain/shared/messages';

export function failureWords({ kind, text }: Failure): string {
  const isServices = kind === 'refused' || kind === 'server-error';
  return (isServices && text) || someErrorOccurred;
}
