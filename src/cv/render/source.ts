type What = { sets: 'page' | 'letter'; attached: boolean };

/** Returns the Typst program for a CV or a cover letter. It reads members' content as data, never as markup. */
export const mainOf = (template: string, { sets, attached }: What) => `${attached ? ATTACHMENT : ''}
#import "/${template}/template.typ": ${sets}
#${sets}(json("/data.json"))
`;

/** The Typst program for a preview image. It reads the content as data, never as markup. */
export const MAIN_OF_CARD = `#import "/card/card.typ": card
#card(json("/data.json"))
`;

const ATTACHMENT = `#pdf.attach(
  "resume.json",
  read("/resume.json", encoding: none),
  relationship: "source",
  mime-type: "application/json",
  description: "JSON Resume",
)`;
