export const texts = {
  name: 'Blind review',
  isOn: 'Blind review is on. Name, picture, gender and contact are hidden in lists, profiles and exports.',
  off: 'Turn off',
  turnOn: 'Turn on blind review',
  turnOff: 'Turn off blind review',
  namesHidden: 'Names are hidden while blind review is on.',
  nameHidden: 'Name and picture hidden',
  reveal: 'Reveal name',
  revealOf: (name: string) => ` of ${name}`,
  contactHidden: 'Hidden while reviewing blind',
  /** Follows a name. */
  addressIsHidden: 'address hidden while reviewing blind',
  letterHasName: 'The e-mail itself uses the real name.',
  addressHidden: 'hidden or without an address',
} as const;
