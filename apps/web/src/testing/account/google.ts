import type { ButtonPlace } from '@glo/domain/account/google-identity';

export const aPlace = (): ButtonPlace => ({ clientWidth: 376, replaceChildren: () => undefined });
