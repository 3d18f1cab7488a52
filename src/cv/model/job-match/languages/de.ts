import type { LanguageRules } from '../language-rules.ts';
import { makeEndingStripper } from '../strip-endings.ts';

const withoutCase = makeEndingStripper(['ern', 'em', 'en', 'er', 'es', 'e', 'n', 's'], 3, 1);

export const DE: LanguageRules = {
  common: `ab aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beim bereits bevor bin bis bist da
    dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darin darüber das dass davon dazu dein deine deinem deinen
    deiner dem den denn der deren des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines
    er es etc euch euer eure für gegen ggf habe haben hast hat hier hin ich ihr ihre ihrem ihren ihrer im in innerhalb ins ist ja je jede
    jedem jeden jeder jedes jedoch kann kannst können könnte man mehr mehrere mein mit möchte möchtest muss müssen nach nicht noch nun nur
    ob oder ohne per sehr sein seine seinem seinen seiner seit sich sie sind so sobald sofern sollte sollten sowie sowohl u über um und uns
    unser unsere unserem unseren unserer unter usw viel viele vielen vom von vor war was weil weitere welche welcher wenn wer werden wie wir
    wird wirst wo wollen wünschenswert würde z b zu zum zur zusammen zwischen zwei drei vier fünf`,
  filler: `absolviert abgeschlossen abgeschlossene abgeschlossenes abwechslungsreich abwechslungsreiche aktiv aktive allgemein angebot angebote
    anforderung anforderungen ansprechpartner anstellung arbeit arbeiten arbeitest arbeitgeber arbeitnehmer arbeitsplatz arbeitstag
    arbeitsumfeld arbeitsweise arbeitszeit arbeitszeiten art attraktiv attraktive aufgabe aufgaben aufgabenbereich aufgabengebiet
    ausgeprägt ausgeprägte auseinandersetzen ausschreibung bedarf begeisterst begeisterung beginn beispiel beispielsweise bereich bereiche
    bereitschaft beruf berufserfahrung beschäftigung besitzt beste besten betreust bewerbe bewerben bewerber bewerberin bewerbung
    bewerbungen bewerbungsunterlagen bieten bietet bringen bringst chance deutschlandweit denken dienst dynamisch dynamische eigene eigenen
    eigeninitiative eigenständig eigenständige einarbeitung einbringen einfach einsatz eintrittstermin engagement engagiert engagierte
    entwickeln entwickelst entwicklungsmöglichkeiten erfahren erfahrene erfahrung erfahrungen erfolg erfolgreich erfolgreiche erforderlich
    ergebnisse erste ersten erstellen erstellst erwarten erwartet erwünscht fachlich fachliche fähig fähigkeit fähigkeiten fest feste fit
    firma flache flexibel flexible flexibilität fließend fließende form freude freuen freundlich führst ganz ganze gehalt geld gemeinsam
    gemeinsame genau gerne gern geschäft gestaltest gestalten gewinnen gewünscht gleich gleichwertig gleichwertige grad großartig große
    großen großer grundkenntnisse gruppe gut gute guten guter gutes haus heute herausforderung herausforderungen herausforderungsvoll hierarchien
    hilfst hoch hohe hohen hohes homeoffice idealerweise ideen international internationale internationalen interesse interessiert jahr
    jahre jahren jahresurlaub job jobrad karriere kenntnis kenntnisse klar klasse kollegen kolleginnen kollegium kommen kommst kommunizierst
    kontakt kreativ kurze kurzen leben lebenslauf leidenschaft leistung leistungen lernen letzte lösung lösungen lust machen machst
    mehrjährige mehrjähriger miete mindestens minimum mitarbeit mitarbeiten mitarbeitende mitarbeitenden mitarbeiter mitarbeiterin
    mitarbeiterinnen mitarbeitern mitbringen mitbringst mitglied mitgestalten mithilfe mobil mobile moderne modernen modernes möglich
    möglichkeit möglichkeiten motiviert motivierte motivation nächste namen neu neue neuen neuer neues nutzen optimal optimieren optimierst
    passend passt person persönlich persönliche platz plus position positionen praktisch praktische praxis profil prozesse pünktlich
    qualifikation qualifikationen qualität raum referenz region regelmäßig regelmäßige rolle routiniert rund sammeln schreiben schrift
    schnell schwerpunkt selbständig selbstständig selbständige selbstständige selbstständiges senden sende setzt sicher sichere sicherer
    sicherstellen sonstige soziale spannend spannende spaß start stadt standort standorten stark starke stelle stellen stellenanzeige
    stellst strukturiert strukturierte stunde stunden stellenausschreibung suchen suche sucht tag tage tagen tätigkeit tätigkeiten
    team teamfähig teamfähigkeit teams teamgeist teil teilzeit thema themen tolle top übernimmst übernehmen übernahme umfeld umfangreich
    umfassend umfassende umgang umsetzen umsetzt unbefristet unbefristete unbefristeten unbefristeter unternehmen unternehmens unterlagen
    unterstützen unterstützt unterstützung unterstützst urlaub urlaubstage vergleichbar vergleichbare vergleichbares vergütung verantwortest
    verantwortlich verantwortung verantwortungsvoll verantwortungsvolle verbessern verfügst verfügung vertrag vertraut verständnis vielfalt
    vielfältig vielfältige voll vollzeit voraus voraussetzung voraussetzungen vorstellung vorteil vorteile wachsend wachsende wachsen
    wachsendes wechsel weiter weiterbildung weiterbildungen weiterbildungsmöglichkeiten weiterentwickeln weiterentwickelst welt weltweit
    wichtig wichtige willkommen wissen woche wochen wohl wort wunsch wünschen zeit zeiten zeitnah ziel ziele zielgerichtet zudem
    zusammenarbeit zusätzlich zukunft zuverlässig zuverlässige zuverlässigkeit nachweisbar fundierte fundiertes fundierten erste idealer
    geschlecht herkunft religion wünschenswerte sinnvoll menschen kandidat kandidaten kandidatin gehörst gehört arbeitsvertrag kaffee obst
    getränke feiern events benefits januar februar märz april mai juni juli august september oktober november dezember montag freitag tage stunden euro monat monate quartal senior junior`,
  headings: {
    needed: `anforderung|dein profil|ihr profil|das bringst du mit|das bringen sie mit|was du mitbringst|was sie mitbringen|du bringst|sie bringen|voraussetzung|qualifikation|wir erwarten|das solltest du|das zeichnet dich aus|deine qualifikation|deine fähigkeiten|profil|kenntnisse`,
    wished: `von vorteil|wünschenswert|idealerweise|nice to have|pluspunkte|schön wäre|optional`,
    tasks: `aufgaben|deine aufgaben|ihre aufgaben|das erwartet dich|das machst du|was du machst|deine rolle|dein job|tätigkeit|stellenbeschreibung|was dich erwartet|verantwortlichkeiten`,
    around: `wir bieten|das bieten wir|was wir bieten|unser angebot|benefits|deine vorteile|ihre vorteile|über uns|wer wir sind|kontakt|bewerbung|gehalt|standort|so bewirbst|das unternehmen|deine benefits|warum wir|freu dich`,
  },
  capitalNouns: true,
  tail: /(?<=isch|deutsch|edv|excel|it|java|linux|office|python|sap|sql)kenntnissen?$/,
  stem: (word) => withoutCase(word.replace(/(?<=er)(?:innen|in)$/, '')),
};
