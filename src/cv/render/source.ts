/** The program that sets a CV: all that a member wrote comes in as data, and never as markup. */
export const mainOf = (template: string, withAttachment: boolean) => `${withAttachment ? ATTACHMENT : ''}
#import "/${template}/template.typ": page
#page(json("/data.json"))
`;

const ATTACHMENT = `#pdf.attach(
  "resume.json",
  read("/resume.json", encoding: none),
  relationship: "source",
  mime-type: "application/json",
  description: "JSON Resume",
)`;
