/** Until the browser has nothing else to do. Safari cannot tell: there, a moment later. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve());
  });
}

/** The user asked the browser to save data. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
