type What = { sets: 'page' | 'letter'; attached: boolean };

/** The program that sets a CV or a letter: all that a member wrote comes in as data, and never as markup. */
export const mainOf = (template: string, { sets, attached }: What) => `${attached ? ATTACHMENT : ''}
#import "/${template}/template.typ": ${sets}
#${sets}(json("/data.json"))
`;

/** The same of a card. */
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
