import type { LanguageRules } from '../language-rules.ts';

export const EN: LanguageRules = {
  common: `a about above across after again all also am an and any are as at back be because been before being below between both but by can
    could did do does doing down during each either else etc even ever every few for from further get had has have having he her here hers
    him his how if in including into is it its itself just let like least many may me more most much must my need no nor not now of off on
    once one only onto or other our ours out over own per rather same she should since so some such than that the their theirs them then
    there these they this those through to too toward towards under until up upon us via was we were what when where whether which while
    who whom whose why will with within without would you your yours yourself it's we're you're you'll we'll don't isn't e.g i.e
    two three four five six seven eight nine ten first second third`,
  filler: `ability able accept according achieve achieving across act active actively add added addition advanced advantage advantageous
    aim all-round annual annually any applicant applicants application applications apply area areas asset assist assisting attention
    attitude attractive available background base based basic basics become bases believe benefit benefits best better big bonus brief bring
    broad build building business-critical candidate candidates career careers challenge challenges challenging change closely
    colleague colleagues collaborate collaborating come comfortable committed company compensation competitive competence competences
    complete comprehensive confident contact continuous contract contribute contributing cooperation core create creating current
    currently cv daily date day days deal deep deliver delivering demonstrable demonstrated department description design-minded
    desirable desired detailed develop developing different diverse drive driven driving duties duty dynamic eager early easy effective
    efficient employee employees employer employment enable encourage engage english-speaking enjoy ensure ensuring enthusiasm
    enthusiastic environment environments equal equivalent essential established european every everyone everything excellent exciting
    excited existing expect expectations experience experienced experiences expertise expert explain extensive extra familiar familiarity
    family fast fast-paced feel field fields find flexible fluency fluent focus focused follow following forward found free friendly
    fulfilling full full-time fun function future gain gender general generous give global go goals good great group grow growing growth
    hand hands hands-on hard health healthy help helping here high high-quality highly hire hiring hold holiday holidays home hour hours
    hybrid idea ideal ideally ideas identify immediate impact implement implementing important improve improving include includes
    independent independently individual industry industries initiative innovative inspire interest interested interesting international
    interview involve involved job join joining keen keep key kind know knowledge large latest lead leading learn learning-minded letter
    level levels life location long look looking love lunch main maintain maintaining make making manage manner market match matter maybe
    maximum member members mindset minimum modern month monthly months motivated multiple name nature necessary needed needs new next
    nice number offer offers offering office offices often on-site ongoing open opportunities opportunity organisation organization
    organisations organizations other others outstanding paced package paid parental part part-time participate partner partners passion
    passionate pay pension people perfect perform performing permanent perk perks person personal place plan plans play plus position
    positions positive possess possible practical practice practices preferably preference preferred pressure previous prior problem
    problems process processes profession professional proficiency proficient profile profit progress project-based proud proven provide
    provided providing qualification qualifications qualified quality quick quickly range ready real really reason receive recent
    recognise recognize record recruit regard regarding regular related relation relevant reliable reliably remote report required
    requirement requirements requires responsibilities responsibility responsible result results resume right robust role roles run
    running safe salary say scale scope see seek seeking self self-motivated send senior junior serve set several shape share show similar
    size skill skilled skills small smart social solid solution solutions solve solving someone something speak spirit spoken stakes
    staff start starting state status stay step stock strong structured study subject subsidised succeed success successful successfully
    suitable summary supply support supporting sure take talent talented task tasks team team-oriented teams teamwork tech technique
    techniques technologies technology thing things think thorough thrive time times today together tool tools top total track train
    training travel truly trust type types ultimately understand understanding unique use used useful user-facing using vacation value
    values varied variety various vacancy vast version very vision want way ways week weekly weeks welcome well what's wide will willing
    willingness winning wish word work working workplace works world worldwide write writing written year years yearly your you'd
    located location based hour's owned about-us requirements dear sir madam degree-level employer's mid-level entry-level least three-plus
    january february march april june july august september october november december monday tuesday wednesday thursday friday
    saturday sunday prepare somebody anyone`,
  headings: {
    needed: `requirements|what you bring|what you need|what we expect|what we are looking for|what we're looking for|you have|you bring|your profile|your skills|your experience|must have|must-have|qualifications|skills|essential|about you|who you are|minimum qualifications|required skills|key skills|we expect`,
    wished: `nice to have|nice-to-have|bonus|desirable|preferred|good to have|a plus|extra points|it would be great`,
    tasks: `responsibilities|what you will do|what you'll do|your tasks|your role|the role|your responsibilities|duties|key responsibilities|job description|day to day|your mission|you will`,
    around: `about us|who we are|about the company|about example|what we offer|we offer|benefits|perks|our offer|why us|why join|how to apply|contact|salary|location|equal opportunit|application process|our values|diversity`,
  },
  endings: /(?:ly|ful|ive)$/,
  stem(word) {
    const stem = withoutPlural(word);
    return withoutVerb(stem).replace(/e$/, '');
  },
};

function withoutPlural(word: string) {
  if (word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('sis')) return word.slice(0, -2);
  if (/(?:ss|us|js|ics)$/.test(word)) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Strips verb endings: `testing` and `tested` become `test`, `planning` becomes `plan`. */
function withoutVerb(word: string) {
  const ending = ['ing', 'ed'].find((each) => word.endsWith(each)) ?? '';
  const stem = word.slice(0, word.length - ending.length);
  if (ending === '' || stem.length < 3 || !/[aeiouy]/.test(stem)) return word;
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}
