/** Returns the sort key of a title, ignoring case and accents. */
export const sortTitleOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .normalize('NFC')
    .slice(0, 300)
    .toWellFormed();
