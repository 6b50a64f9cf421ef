/**
 * Text as people type and paste it, made fit to store (decision 77). All functions are idempotent. They remove characters
 * without a shape and compose accents (NFC).
 */

/** Scripts whose letters, and emoji, are shaped by joiners. Elsewhere a joiner shows nothing. */
const joined =
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}' +
  '\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}' +
  '\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}';
const strayJoiner = new RegExp(`(?<![${joined}])[\\u200c\\u200d]+`, 'gu');

/** A flag of a region ends in tag characters. Emoji, Han and Mongolian letters may be followed by a variation selector. */
const strayVariant =
  /(?<![\p{Emoji}\p{Script=Han}\p{Script=Mongolian}\u{e0020}-\u{e007e}])[\p{Variation_Selector}\u{e0001}-\u{e007f}]+/gv;

/** Controls, lone surrogates, direction marks, soft hyphens and other characters without a shape. */
const invisible =
  /[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--\p{Join_Control}--\p{Variation_Selector}--[\u{e0001}-\u{e007f}]]/gv;

/** Keeps spaces and line breaks, so that the caret of a text area stays where it is. */
export function cleanTyped(text: string): string {
  const lines = text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').split('\n');
  return lines
    .map((line) => line.replaceAll('\t', ' ').replace(invisible, ''))
    .join('\n')
    .replace(strayJoiner, '')
    .replace(strayVariant, '')
    .normalize('NFC');
}

/** The byte order mark is one of `\s`, and invisible. */
const blanks = /[[\s\u0085]--\ufeff]+/gv;

/** One line: breaks, tabs and runs of spaces of any width become one space. */
export const cleanLine = (text: string): string => cleanTyped(text.replace(blanks, ' ')).trim().replace(/ {2,}/g, ' ');

/** Text with paragraphs: every kind of line break becomes `\n`, tabs become spaces. */
export const cleanParagraphs = (text: string): string => cleanTyped(text).trim();
