import { searchText } from './search-text.ts';

const drawnAlike =
  'aаАαΑɑᴀᎪꓮ bвВьЬβΒʙᏴꓐ cсСϲϹᴄᏟꓚ dԁԀᴅᎠꓓ eеЕєЄҽεΕᴇᎬꓰ fϝϜꜰꓝ gɡցԍԌɢᏀꓖ hнНһҺΗհʜᎻꓧ iіІιΙɪᎥ jјЈϳͿᴊᎫꓙ kкКκΚᴋᏦꓗ lӏӀʟᏞꓡ ' +
  'mмМΜᴍᎷꓟ nΝηոɴꓠ oоОοΟօՕᴏꓳ pрРρΡᴘᏢꓑ qԛԚզ rгʀᎡꓣ sѕЅՏꜱᏚꓢ tтТτΤᴛᎢꓔ uυսՍᴜꓴ vѵѴνᴠᏙꓦ wѡԝԜᴡᏔꓪ xхХχΧꓫ yуУүҮΥγʏᎩꓬ zΖᴢᏃꓜ';
const latinLetters: ReadonlyMap<string, string> = new Map(
  drawnAlike.split(' ').flatMap(([latin = '', ...others]) => others.map((other) => [other, latin] as const)),
);

/** Like `searchText`, and maps similar letters to one, so that spoofed names compare equal. */
export function lookAlikeText(text: string): string {
  const latin = Array.from(text.normalize('NFKD'), (letter) => latinLetters.get(letter) ?? letter).join('');
  return searchText(latin).replace(/[i1|]/g, 'l').replaceAll('0', 'o');
}
