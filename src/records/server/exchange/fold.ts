/** Text as it is compared with other text: without capitals, accents, and whatever is neither letter nor digit. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
