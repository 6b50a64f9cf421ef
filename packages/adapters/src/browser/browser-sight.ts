import type { Sight } from '@glo/domain/shared/page';

export class BrowserSight implements Sight {
  after(duration: number, callback: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('visibilitychange', restart);
    };
    const finish = () => {
      stop();
      callback();
    };
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(finish, duration);
    };
    globalThis.addEventListener('visibilitychange', restart);
    restart();
    return stop;
  }
}
