/** Simple example pictures: a table, a punched card, a wing, lines of a page. */
const frame = (background: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800" viewBox="0 0 128 80"><rect width="128" height="80" fill="${background}"/>${shapes}</svg>`;
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('');
export const SVG_IMAGES = {
  notes: frame(
    '#f3ead8',
    lines(9, (at) => `<rect x="34" y="${14 + at * 6}" width="${at % 4 === 3 ? 34 : 60}" height="1.4" fill="#3b2f1e"/>`),
  ),
  bernoulli: frame(
    '#17324d',
    lines(
      84,
      (at) =>
        `<circle cx="${19 + (at % 14) * 7}" cy="${18 + Math.floor(at / 14) * 9}" r="${(at * 7) % 5 > 1 ? 2.2 : 1}" fill="#e8d9b5"/>`,
    ),
  ),
  flyology: frame(
    '#dfe7e2',
    lines(
      15,
      (at) =>
        `<path d="M24 60 Q ${44 + at * 3} ${52 - at * 3} ${60 + at * 3.4} ${16 + at * 2.4}" fill="none" stroke="#23423a" stroke-width=".7"/>`,
    ),
  ),
  badge: `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 40 40"><path d="M20 2 35 11v18L20 38 5 29V11z" fill="#b45309"/><path d="M13 20.5l5 5 9-11" fill="none" stroke="#fff" stroke-width="3"/></svg>`,
};
