/** Normalises text for comparison: ignores case, accents and everything that is neither letter nor digit. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
