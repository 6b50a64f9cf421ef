import { parseSync, Visitor } from 'vite';

const words = /\b(?:somebody|nobody|everybody|whoever|anew|who is|what is)\b/i;
const opening = /^(?:Of|By(?! default\b)|As|With(?! `[^`]*=)|Who|What|Whether|Where)\b/;
/** Ignores quoted text. Keeps code in backticks only if it has the form `X=y`. */
const quoted = /"[^"\n]*"|(?<!\w)'[^'\n]*'(?!\w)|`[^`=]*`/g;

/** Files without it have no offense and need no parser, which takes most of the time. */
const suspicious =
  /\b(?:Of|By|As|With|Who|What|Whether|Where)\b|['"`](?:of|by|as|with|who|what|whether|where)\b|\bwh(?:o|at)\s*$/m;

/** Returns the sentences of comments and test titles that break the rules of CONTRIBUTING.md. */
export function vagueSentences(file: string, source: string): { readonly line: number; readonly sentence: string }[] {
  if (!words.test(source) && !suspicious.test(source)) return [];
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`Does not parse: ${errors[0]?.message}`);
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const texts: { line: number; text: string }[] = [];
  let end = 0;
  for (const { start, end: next, value } of comments) {
    const text = value.replace(/^\s*\*+ ?/gm, '').trim();
    const above = texts.at(-1);
    if (above && source.slice(end, start).trim() === '' && lineOf(end) + 1 === lineOf(start)) above.text += `\n${text}`;
    else texts.push({ line: lineOf(start), text });
    end = next;
  }
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title === undefined || !/^(?:describe|it|test)\b/.test(source.slice(callee.start, callee.end))) return;
      if (title.type !== 'Literal' && title.type !== 'TemplateLiteral') return;
      const text = source.slice(title.start + 1, title.end - 1);
      texts.push({ line: lineOf(title.start), text: text.replace(/^\w/, (letter) => letter.toUpperCase()) });
    },
  }).visit(program);
  return texts.flatMap(({ line, text }) => vagueIn(text).map((sentence) => ({ line, sentence })));
}

function vagueIn(text: string): string[] {
  return text
    .split(/(?<=[.:!?])\s+|\n\s*\n|\n(?=\s*[-*] )/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => {
      const own = sentence.replace(quoted, '``');
      return words.test(own) || opening.test(own);
    });
}
