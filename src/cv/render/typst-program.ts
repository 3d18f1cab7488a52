type ProgramOptions = { layout: 'page' | 'letter'; attached: boolean };

/** Returns the Typst program for a CV or a cover letter. It reads members' content as data, never as markup. */
export const typstProgramOf = (
  template: string,
  { layout, attached }: ProgramOptions,
) => `${attached ? ATTACH_RESUME : ''}
#import "/${template}/template.typ": ${layout}
#${layout}(json("/data.json"))
`;

/** The Typst program for a preview image. It reads the content as data, never as markup. */
export const CARD_PROGRAM = `#import "/card/card.typ": card
#card(json("/data.json"))
`;

const ATTACH_RESUME = `#pdf.attach(
  "resume.json",
  read("/resume.json", encoding: none),
  relationship: "source",
  mime-type: "application/json",
  description: "JSON Resume",
)`;
