/** Whether this PDF can be shown inside the page: the browser has a viewer, and the page's policy allows its host in a frame. */
export function opensInPlace(address: string, mediaHosts: readonly string[]): boolean {
  if (!navigator.pdfViewerEnabled || !URL.canParse(address)) return false;
  return isOwn(address) || mediaHosts.includes(new URL(address).origin);
}

/** Whether a PDF is there: a frame does not tell. Another host may not be asked; its refusal is what the frame shows then. */
export async function isPdfThere(address: string, signal: AbortSignal): Promise<boolean> {
  if (!isOwn(address)) return true;
  const { ok, headers, body } = await fetch(address, { signal });
  void body?.cancel();
  return ok && headers.get('content-type')?.startsWith('application/pdf') === true;
}

function isOwn(address: string): boolean {
  return new URL(address).origin === location.origin;
}
