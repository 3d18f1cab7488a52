const SPACES = /[\t\n\v\f\r\u2028\u2029]+/g;
const NO_LETTERS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** What was pasted or typed as one line can hold it: signs that nobody sees would not be taken by the server. */
export const asLine = (text: string) => text.replace(SPACES, ' ').replace(NO_LETTERS, '');
