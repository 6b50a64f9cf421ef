import { describe, expect, it } from 'vitest';
import { compareTexts, filterByWords, findMatch, isSameText, searchText } from './search-text.ts';

/** Names as they are stored, and what people type to find them. */
const names: readonly (readonly [name: string, ...typed: string[]])[] = [
  ['Łukasz Żółć', 'lukasz', 'zolc'],
  ['Đặng Thị Hạnh', 'dang thi hanh', 'Dang'],
  ['Søren Kjærgaard', 'soren', 'kjaergaard'],
  ['Þóra Guðmundsdóttir', 'thora', 'gudmundsdottir'],
  ['José Muñoz', 'jose munoz', 'JOSE\u0301'],
  ['Jürgen Groß', 'jurgen', 'gross', 'GROSS'],
  ['Çağrı Işık', 'cagri', 'isik', 'ÇAĞRI'],
  ['İpek Yılmaz', 'ipek', 'yilmaz', 'IPEK'],
  ['Zoë Sørensen-Ó Briain', 'zoe', 'sorensen o briain'],
  ['Ħemmeri Ġużè', 'hemmeri', 'guze'],
  ['O’Brien Ciarán', "O'Brien", 'obrien', 'O`Brien', 'ciaran'],
  ["D'Souza Maria", 'D’Souza', 'dsouza', 'D‘Souza'],
  ['Jean‑Luc Picard', 'jean-luc', 'Jean–Luc', 'jean luc'],
  ['Lowe’s Companies', "Lowe's", 'lowes'],
  ['Ｐｒｉｙａ Ｒａｏ', 'priya rao'],
  ['Priya\u200b Rao', 'priya rao'],
  ['राम', 'राम'],
  ['रमा', 'रमा'],
  ['रीमा सिंह', 'रीमा', 'सिंह'],
  ['फ़ारूक़', 'फारूक', 'फ़ारूक़'],
  ['সুমিত্রা রায়', 'সুমিত্রা', 'রায়'],
  ['ਗੁਰਪ੍ਰੀਤ', 'ਗੁਰਪ੍ਰੀਤ'],
  ['ગુજરાતી પટેલ', 'પટેલ'],
  ['தமிழரசி', 'தமிழ'],
  ['లక్ష్మి', 'లక్ష్మి'],
  ['ಕಾವ್ಯ', 'ಕಾವ್ಯ'],
  ['മാളവിക', 'മാളവിക'],
  ['සුනිල්', 'සුනිල්'],
  ['Νίκος Παπαδόπουλος', 'νικος', 'ΝΙΚΟΣ', 'παπαδοπουλοσ'],
  ['Ольга Фёдорова', 'ольга', 'федорова', 'ФЁДОРОВА'],
  ['Андрій Ґава', 'андріи', 'андрій'],
  ['محمّد علي', 'محمد', 'على'],
  ['آرش کریمی', 'ارش', 'كريمي', 'کریمی'],
  ['יִצְחָק לוי', 'יצחק', 'לוי'],
  ['がくと', 'がくと'],
  ['ガクト', 'ｶﾞｸﾄ'],
  ['김민준', '김민준', '\u1100\u1175\u11b7'],
  ['王小明', '小明'],
  ['สมชาย ใจดี', 'สมชาย'],
  ['ខ្មែរ', 'ខ្មែរ'],
  ['မောင်မောင်', 'မောင်'],
  ['ლაშა', 'ლაშა'],
  ['Արամ', 'արամ'],
  ['አበበ', 'አበበ'],
  ['Åse Ångström', 'ase angstrom', 'A\u030ase'],
  ['Æsa Œuvrard', 'aesa', 'oeuvrard'],
  ['Ðorđe Đurić', 'dorde', 'duric'],
  ['Ọláyínká Adébáyọ̀', 'olayinka adebayo'],
  ['ʻIolani Kaʻiulani', 'iolani', "Ka'iulani", 'kaiulani'],
  ['Al-Rashīd ʿUmar', 'al rashid', 'umar', 'al-rashid'],
  ['ଓଡ଼ିଆ ଦାସ', 'ଓଡିଆ', 'ଦାସ'],
  ['شہباز شریف', 'شریف', 'شريف'],
  ['ئاسۆ ڕەشید', 'ئاسۆ', 'ڕەشید'],
  ['פֵּרֶץ שָׁלוֹם', 'פרץ', 'שלום'],
  ['Ἀλέξανδρος Ὠνάσης', 'αλεξανδρος', 'ωνασης'],
  ['Їжакевич Юлія', 'юлія', 'їжакевич', 'ЇЖАКЕВИЧ'],
  ['Ћирић Јелена', 'јелена', 'ЋИРИЋ'],
  ['ພອນ ສີ', 'ພອນ'],
  ['ငြိမ်း ချမ်း', 'ငြိမ်း'],
  ['བསྟན་འཛིན', 'བསྟན'],
  ['Бат-Эрдэнэ', 'бат эрдэнэ', 'Бат–Эрдэнэ'],
  ['山田　太郎', '山田 太郎', '太郎'],
  ['ｻﾄｳ ﾕｳｺ', 'サトウ', 'ユウコ'],
  ['ߊߡߊߘߎ', 'ߊߡߊߘߎ'],
];

it('the test covers at least 60 names of at least 12 scripts', () => {
  const scripts =
    'Latin Greek Cyrillic Arabic Hebrew Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Tibetan Georgian Armenian Ethiopic Hangul Han Hiragana Katakana Nko';
  const met = scripts.split(' ').filter((script) => {
    const letter = new RegExp(`\\p{Script=${script}}`, 'u');
    return names.some(([name]) => letter.test(name));
  });
  expect([names.length >= 60, met.length >= 12]).toEqual([true, true]);
});

describe('searchText', () => {
  it.each(names)('finds %s', (name, ...typed) => {
    for (const each of typed) expect(searchText(name)).toContain(searchText(each));
  });

  it.each([
    ['राम', 'रमा'],
    ['राम', 'रीमा'],
    ['かき', 'がき'],
    ['தமிழ்', 'தமழ்'],
    ['C++', 'C#'],
    ['.NET', 'NET'],
  ])('distinguishes %s from %s', (one, other) => expect(isSameText(one, other)).toBe(false));

  it.each([
    ["Lowe's", 'LOWE’S '],
    ['Coca-Cola', 'Coca–Cola'],
    ['Acme  Works', 'acme works'],
    ['Acme\u200b Works', 'Acme Works'],
    ['Cafe\u0301', 'Café'],
  ])('treats %s and %s as equal', (one, other) => expect(isSameText(one, other)).toBe(true));
});

describe('filterByWords', () => {
  const folders = ['Data people', 'Design, Pune', 'Café'];
  it.each([
    ['', folders],
    [' people  DATA ', ['Data people']],
    ['cafe', ['Café']],
    ['data pune', []],
    ['atad', []],
  ])('finds the items with every word of %j', (typed, found) =>
    expect(filterByWords(folders, typed, (name) => name)).toEqual(found),
  );
});

describe('findMatch', () => {
  it.each([
    ['Łukasz Nowak', 'nowak', 'Nowak'],
    ['Jose\u0301 Munoz', 'josé', 'Jose\u0301'],
    ['Søren', 'ore', 'øre'],
    ['Groß Berlin', 'gross', 'Groß'],
    ['D’Souza', "d'so", 'D’So'],
    ['D’Souza', 'dsouza', 'D’Souza'],
    ['Jean‑Luc', 'jean luc', 'Jean‑Luc'],
    ['राम', 'राम', 'राम'],
    ['Pune, Maharashtra', 'maha', 'Maha'],
    ['Data  Analyst', 'data analyst', 'Data  Analyst'],
  ])('marks in %j for %j: %j', (text, typed, marked) => {
    const { start = 0, end = 0 } = findMatch(text, typed) ?? {};
    expect(text.slice(start, end)).toBe(marked);
  });

  it.each([
    ['Pune', ''],
    ['Pune', 'Delhi'],
  ])('marks nothing in %j for %j', (text, typed) => expect(findMatch(text, typed)).toBeNull());
});

describe('compareTexts', () => {
  it('sorts letters with accents beside plain ones', () => {
    const sorted = ['Zara', 'Łukasz', 'Đặng', 'Søren', 'Emma', 'Þóra'].toSorted(compareTexts);
    expect(sorted.slice(0, 4)).toEqual(['Đặng', 'Emma', 'Łukasz', 'Søren']);
  });
});
