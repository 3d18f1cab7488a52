/** The facts about a font that the PDF library knows. */
export type FontFacts = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  isType3Font?: boolean;
  fontMatrix?: readonly number[];
};

/** Also the names of LaTeX's Computer Modern, such as CMBX10 and CMTI10, and of fonts made of it. */
const BOLD = /bold|black|heavy|demi|\b(?:cm|sf|ec|lm)b/i;
const ITALIC = /italic|oblique|slanted|\b(?:cm|sf|ec)(?:ti|bxti|sl|bxsl)|^lmroman\w{0,40}slant/i;

/** Returns whether a font is bold or slanted, by its flags or its name. */
export function styleOfFont({ name = '', bold, black, italic }: FontFacts) {
  const family = name.replace(/^[A-Z]{6}\+/, '');
  return { bold: bold === true || black === true || BOLD.test(family), italic: italic === true || ITALIC.test(family) };
}
