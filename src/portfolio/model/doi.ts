/** Reports whether a text is a DOI, such as `10.1000/182`. */
export const isDoi = (text: string) => /^10\.\d{4,9}(?:\.\d{1,9}){0,5}\/[^\s@]{1,400}$/.test(text);

/** Returns the address at which a DOI is resolved. */
export const doiUrl = (doi: string) => `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
