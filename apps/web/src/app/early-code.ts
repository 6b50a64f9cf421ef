import { paths } from '../navigation/paths.ts';

// Every screen but Login needs this code. It loads while the modules after this one run. A failure shows where the code is used.
if (location.pathname !== paths.root && location.pathname !== paths.login) {
  import('./bindings/deferred.ts').catch(() => {});
}
