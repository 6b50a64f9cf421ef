export interface PostFormOptions {
  readonly withCredentials: boolean;
  readonly onProgress: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Posts a form with progress, which fetch does not report. Rejects like fetch. */
export function postForm(url: string, form: FormData, options: PostFormOptions): Promise<Response> {
  const { withCredentials, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      resolve(new Response(request.responseText || null, { status: request.status }));
    });
    request.addEventListener('error', () => reject(new TypeError('No answer came.')));
    request.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    request.open('POST', url);
    request.withCredentials = withCredentials;
    request.setRequestHeader('accept', 'application/json');
    signal?.addEventListener('abort', stop);
    request.send(form);
    if (signal?.aborted) stop();
  });
}
