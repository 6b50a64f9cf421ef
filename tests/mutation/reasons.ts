/** Why a mutant behaves like the code, where the same is so in many places. */
export const faster = 'A faster way to the same.';
export const compiler = 'Only the compiler asks for it: there always is one.';
export const fileTypes = 'The types ask for a file where a call takes one, and nowhere else.';
export const unreadWords = 'Any rejection reads as unreachable, whatever it says.';
export const instances = 'MobX leaves instances of classes as they are.';
export const eitherWay = 'Reads the same, whether MobX watches it or not.';
export const whenOpened = 'Set again when it is opened, before anybody sees it.';
export const anyKey = 'Any key keeps it from being said twice.';
export const nothingEither = 'Reads as nothing either.';
export const leadsBack = 'What is neither sent nor failed leads back.';
