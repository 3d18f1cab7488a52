import { fold } from '../fold.ts';

/** Month names in the six languages, full and short; in Arabic as used in Egypt, the Levant and the Maghreb. */
const MONTHS = [
  'january, jan, januar, jänner, jän, enero, ene, janvier, janv, ocak, oca, يناير, كانون الثاني, جانفي',
  'february, feb, februar, febrero, février, févr, fév, şubat, şub, فبراير, شباط, فيفري',
  'march, mar, märz, mär, mrz, marzo, mars, mart, مارس, آذار',
  'april, apr, abril, abr, avril, avr, nisan, nis, أبريل, نيسان, أفريل',
  'may, mai, mayo, mayıs, مايو, أيار, ماي',
  'june, jun, juni, junio, juin, haziran, haz, يونيو, حزيران, جوان',
  'july, jul, juli, julio, juillet, juil, temmuz, tem, يوليو, تموز, جويلية',
  'august, aug, agosto, ago, août, ağustos, ağu, أغسطس, آب, أوت',
  'september, sep, sept, septiembre, set, septembre, eylül, eyl, سبتمبر, أيلول',
  'october, oct, oktober, okt, octubre, octobre, ekim, eki, أكتوبر, تشرين الأول',
  'november, nov, noviembre, novembre, kasım, kas, نوفمبر, تشرين الثاني',
  'december, dec, dezember, dez, diciembre, dic, décembre, déc, aralık, ara, ديسمبر, كانون الأول',
];

const NUMBER_BY_NAME = new Map(
  MONTHS.flatMap((names, at) => names.split(', ').map((name) => [fold(name), at + 1] as const)),
);

/** Returns the number of a month by its name, or `undefined`. */
export const monthNumberOf = (name: string): number | undefined => NUMBER_BY_NAME.get(fold(name));
