import { ContainerModule } from 'inversify';

/** Sign-up, codes and passwords, on top of the module `sign-in`. Presenters need no binding: the screen binds its own. */
export const account = new ContainerModule(() => {});
