/** Returns the pages of a publication with the dash of ranges between their numbers. */
export const withPageRanges = (pages: string) => pages.replace(/(?<=\d)[ \t]?[-–]{1,2}[ \t]?(?=\d)/g, '–');
