import { searchText } from './search-text.ts';

const drawnAlike =
  'aаАαΑɑᴀᎪꓮ bвВьЬβΒʙᏴꓐ cсСϲϹᴄᏟꓚ dԁԀᴅᎠꓓ eеЕєЄҽεΕᴇᎬꓰ fϝϜꜰꓝ gɡցԍԌɢᏀꓖ hнНһҺΗհʜᎻꓧ iіІιΙɪᎥ jјЈϳͿᴊᎫꓙ kкКκΚᴋᏦꓗ lӏӀʟᏞꓡ ' +
  'mмМΜᴍᎷꓟ nΝηոɴꓠ oоОοΟօՕᴏꓳ pрРρΡᴘᏢꓑ qԛԚզ rгʀᎡꓣ sѕЅՏꜱᏚꓢ tтТτΤᴛᎢꓔ uυսՍᴜꓴ vѵѴνᴠᏙꓦ wѡԝԜᴡᏔꓪ xхХχΧꓫ yуУүҮΥγʏᎩꓬ zΖᴢᏃꓜ';
const latinLetters: ReadonlyMap<string, string> = new Map(
  drawnAlike.split(' ').flatMap(([latin = '', ...others]) => others.map((other) => [other, latin] as const)),
);

const legalForms = new Set(
  'ab ag bv co company corp corporation gmbh inc incorporated kg limited llc llp ltd nv oy plc private pte pty pvt sa sarl sas spa srl'.split(
    ' ',
  ),
);

/** Compares letters and digits, and maps similar ones to one, so that spoofed names compare equal. */
export function lookAlikeText(text: string): string {
  const letters = text.replace(/[\u2120\u2122]/g, '').normalize('NFKD');
  const latin = Array.from(letters, (letter) => latinLetters.get(letter) ?? letter).join('');
  const words = searchText(latin.replaceAll('.', '')).split(/[^\p{L}\p{M}\p{N}|]+/u);
  while (words.length > 1 && (words.at(-1) === '' || legalForms.has(words.at(-1) ?? ''))) words.pop();
  const joined = words.join('').replace(/[i1|]/g, 'l').replaceAll('0', 'o');
  return joined.replaceAll('vv', 'w').replaceAll('rn', 'm');
}
