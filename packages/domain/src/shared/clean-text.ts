/** Cleans text for storage (decision 77). All functions are idempotent and normalize to NFC. */

/** Emoji and scripts that use joiners. Elsewhere a joiner is invisible. */
const joined =
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}' +
  '\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}' +
  '\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}';
const strayJoiner = new RegExp(`(?<![${joined}])[\\u200c\\u200d]+`, 'gu');

/** Tag characters end a region flag. Variation selectors follow emoji, Han and Mongolian letters. */
const strayVariant =
  /(?<![\p{Emoji}\p{Script=Han}\p{Script=Mongolian}\u{e0020}-\u{e007e}])[\p{Variation_Selector}\u{e0001}-\u{e007f}]+/gv;

const invisible =
  /[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--\p{Join_Control}--\p{Variation_Selector}--[\u{e0001}-\u{e007f}]]/gv;

/** Keeps spaces and line breaks, so that the caret stays in place. */
export function cleanTyped(text: string): string {
  const lines = text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').split('\n');
  return lines
    .map((line) => line.replaceAll('\t', ' ').replace(invisible, ''))
    .join('\n')
    .replace(strayJoiner, '')
    .replace(strayVariant, '')
    .normalize('NFC');
}

/** Excludes the byte order mark, which `\s` contains. */
const blanks = /[[\s\u0085]--\ufeff]+/gv;

export const cleanLine = (text: string): string => cleanTyped(text.replace(blanks, ' ')).trim().replace(/ {2,}/g, ' ');

export const cleanParagraphs = (text: string): string => cleanTyped(text).trim();
