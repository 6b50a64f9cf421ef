/** The browser has a PDF viewer, and the content security policy allows the host in a frame. */
export function opensInPlace(address: string, mediaHosts: readonly string[]): boolean {
  if (!navigator.pdfViewerEnabled || !URL.canParse(address)) return false;
  return isOwn(address) || mediaHosts.includes(new URL(address).origin);
}

/** Checks the response, because a frame does not report errors. Other hosts cannot be checked: their frame shows the error. */
export async function isPdfThere(address: string, signal: AbortSignal): Promise<boolean> {
  if (!isOwn(address)) return true;
  const { ok, headers, body } = await fetch(address, { signal });
  void body?.cancel();
  return ok && headers.get('content-type')?.startsWith('application/pdf') === true;
}

function isOwn(address: string): boolean {
  return new URL(address).origin === location.origin;
}
