/** A title as lists are sorted by it: capitals and accents make no difference. */
export const sortTitleOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .normalize('NFC')
    .slice(0, 300)
    .toWellFormed();
