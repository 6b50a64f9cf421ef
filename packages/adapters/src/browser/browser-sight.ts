import type { Sight } from '@glo/domain/shared/sight';

export class BrowserSight implements Sight {
  after(duration: number, act: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('visibilitychange', restart);
    };
    const finish = () => {
      stop();
      act();
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
