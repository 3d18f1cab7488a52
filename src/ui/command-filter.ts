/** Whether an action is meant by what is typed: all of its words are in the name, in whichever order. */
export const isMeant = (label: string, typed: string, contains: (text: string, part: string) => boolean) =>
  typed.split(/\s+/).every((word) => contains(label, word));
