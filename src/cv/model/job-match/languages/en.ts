import type { LanguageRules } from '../language-rules.ts';

export const EN: LanguageRules = {
  common: `a about above across after again all also am an and any are as at back be because been before being below between both but by can
    could did do does doing down during each either else etc even ever every few for from further get had has have having he her here hers
    him his how if in including into is it its itself just let like least many may me more most much must my need no nor not now of off on
    once one only onto or other our ours out over own per rather same she should since so some such than that the their theirs them then
    there these they this those through to too toward towards under until up upon us via was we were what when where whether which while
    who whom whose why will with within without would you your yours yourself aren didn doesn don isn won
    two three four five six seven eight nine ten first second third`,
  filler: `ability able accept according achieve across act active actively add added addition advanced advantage advantageous aim all-round
    annual annually any applicant application apply area asset assist attention attitude attractive available background base basic basics
    become believe benefit best better big bonus brief bring broad build business-critical candidate career challenge change closely
    colleague collaborate come comfortable committed company compensation competitive competence complete comprehensive confident contact
    continuous contract contribute cooperation core create current currently cv daily date day deal deep deliver demonstrable demonstrated
    department description design-minded desirable desired detailed develop different diverse drive driven duty dynamic eager early easy
    effective efficient employee employer employment enable encourage engage english-speaking enjoy ensure enthusiasm enthusiastic
    environment equal equivalent essential established european every everyone everything excellent excited existing expect expectations
    experience expertise expert explain extensive extra familiar familiarity family fast fast-paced feel field find flexible fluency fluent
    focus follow forward found free friendly fulfilling full full-time fun function future gain gender general generous give global go goals
    good great group grow growth hand hands-on hard health healthy help here high high-quality highly hire hold holiday home hour hybrid
    idea ideal ideally identify immediate impact implement important improve include independent independently individual industry
    initiative innovative inspire interest international interview involve job join keen keep key kind know knowledge large latest lead
    learn letter level life location long look love lunch main maintain make manage manner market match matter maybe maximum member mindset
    minimum modern month monthly motivated multiple name nature necessary needs new next nice number offer office often on-site ongoing open
    opportunity organisation organization other outstanding paced package paid parental part part-time participate partner passion
    passionate pay pension people perfect perform permanent perk person personal place plan play plus position positive possess possible
    practical practice preferably preference preferred pressure previous prior problem process profession professional proficiency
    proficient profile profit progress project-based proud proven provide qualification qualified quality quick quickly range ready real
    really reason receive recent recognise recognize record recruit regard regular related relation relevant reliable reliably remote report
    required requirement responsibility responsible result resume right robust role run safe salary say scale scope see seek self
    self-motivated send senior junior serve set several shape share show similar size skill small smart social solid solution solve someone
    something speak spirit spoken stakes staff start state status stay step stock strong structured study subject subsidised succeed success
    successful successfully suitable summary supply support sure take talent task team team-oriented teamwork tech technique technology
    thing think thorough thrive time today together tool top total track train travel truly trust type ultimately understand unique use used
    useful user-facing using vacation value varied variety various vacancy vast version very vision want way week weekly welcome well wide
    will willingness winning wish word work workplace world worldwide write written year yearly your located owned dear sir madam
    degree-level mid-level entry-level least january february march april june july august september october november december monday
    tuesday wednesday thursday friday saturday sunday prepare somebody anyone`,
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
