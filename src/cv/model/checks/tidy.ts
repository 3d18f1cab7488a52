const LIST_MARK = /^\s*(?:(?:[-*+•]|\d{1,9}[.)])\s+)?/;
const SPACES = /(?<=\S) {2,}(?=\S)/g;
const SPACE_BEFORE = /(?<=\S) +(?=[,.;:!?،؛؟]+(?:\s|$))/g;
/** French sets a space before the taller of them. */
const SPACE_BEFORE_IN_FRENCH = /(?<=\S) +(?=[,.]+(?:\s|$))/g;

/** A text without double spaces, and without a space where none belongs; what begins a line stays. */
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
