import { failure, type Outcome, success } from '@glo/domain/shared/outcome';

/** The browser has a PDF viewer, and the content security policy allows the host in a frame. */
export function opensInPlace(address: string, mediaHosts: readonly string[]): boolean {
  if (!navigator.pdfViewerEnabled || !URL.canParse(address)) return false;
  return isOwn(address) || mediaHosts.includes(new URL(address).origin);
}

/** Checks the response, because a frame does not report errors. Other hosts cannot be checked: their frame shows the error. */
export async function findPdf(address: string): Promise<Outcome<true>> {
  if (!isOwn(address)) return success(true);
  try {
    const { ok, headers, body } = await fetch(address);
    void body?.cancel();
    const isPdf = ok && headers.get('content-type')?.startsWith('application/pdf') === true;
    return isPdf ? success(true) : failure('unexpected-reply');
  } catch {
    return failure('unreachable');
  }
}

function isOwn(address: string): boolean {
  return new URL(address).origin === location.origin;
}
