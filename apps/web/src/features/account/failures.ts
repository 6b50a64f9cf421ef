import { type Failed, type NotKept, signInNotKept } from '@glo/domain/account/start-session';
import { type Failure, someErrorOccurred } from '@glo/domain/shared/outcome';
import type { Notices } from '../../state/notices.ts';

/** The service's own text, if it has answered with one. */
export function failureWords({ kind, text }: Failure): string {
  const isServices = kind === 'refused' || kind === 'server-error';
  return (isServices && text) || someErrorOccurred;
}

export function showSignInFailure(notices: Notices, result: NotKept | Failed): void {
  if (result.reason === 'not-kept') notices.alert(signInNotKept);
  else notices.showWriteFailure(result.failure);
}
