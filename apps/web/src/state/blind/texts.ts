import { isolated } from '@glo/domain/shared/isolated';

export const texts = {
  name: 'Blind review',
  explained: 'Hides name, picture, gender and contact in lists, profiles and exports.',
  states: { off: 'Off', on: 'On' },
  isOn: 'Blind review is on. Name, picture, gender and contact are hidden in lists, profiles and exports.',
  off: 'Turn off',
  turnOn: 'Turn on blind review',
  turnOff: 'Turn off blind review',
  namesHidden: 'Names are hidden while blind review is on.',
  nameHidden: 'Name and picture hidden',
  reveal: 'Reveal name',
  revealOf: (name: string) => ` of ${isolated(name)}`,
  contactHidden: 'Hidden during blind review',
  addressIsHidden: 'address hidden during blind review',
  emailHasName: 'The email itself uses the real name.',
  addressHidden: 'hidden or without an address',
} as const;
