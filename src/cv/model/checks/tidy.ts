const LIST_MARK = /^\s*(?:(?:[-*+•]|\d{1,9}[.)])\s+)?/;
const SPACES = /(?<=\S) {2,}(?=\S)/g;
const SPACE_BEFORE = /(?<=\S) +(?=[,.;:!?،؛؟]+(?:\s|$))/g;
/** In French, only before commas and full stops: taller punctuation takes a space. */
const SPACE_BEFORE_IN_FRENCH = /(?<=\S) +(?=[,.]+(?:\s|$))/g;

/** Removes double spaces and spaces before punctuation. Indentation and list markers stay. */
export function tidy(text: string, language: string): string {
  if (!text.includes(' ')) return text;
  const before = language === 'fr' ? SPACE_BEFORE_IN_FRENCH : SPACE_BEFORE;
  return text
    .split('\n')
    .map((line) => {
      const [start = ''] = LIST_MARK.exec(line) ?? [];
      return start + line.slice(start.length).replace(SPACES, ' ').replace(before, '');
    })
    .join('\n');
}
