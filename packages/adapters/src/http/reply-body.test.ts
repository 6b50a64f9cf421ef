import { expect, it } from 'vitest';
import { parseReply, unreadable } from './server-words.ts';

it.each([
  ['', null],
  [' \n', null],
  ['{"title":"Analyst"}', { title: 'Analyst' }],
  ['"Taken"', 'Taken'],
  ['Taken', 'Taken'],
  ['See [1] {2} <3>', 'See [1] {2} <3>'],
  [' {"title":', unreadable],
  ['["Analyst"', unreadable],
  ['"Taken', unreadable],
  ['\n<!doctype html>', unreadable],
])('a reply of %j is %s', (text, body) => {
  expect(parseReply(text)).toEqual(body);
});
