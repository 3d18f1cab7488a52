/** Tests for at least one visible character, other than whitespace and joiners. */
export const hasVisibleText = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
