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
    wird wirst wo wollen wünschenswert würde z b zu zum zur zusammen zwischen zwei drei vier fünf etwas indem kein keine keinem keinen keiner keines
    sonst während wegen`,
  filler: `absolviert abgeschlossen abgeschlossene abwechslungsreich aktiv allgemein angebot anforderung ansprechpartner anstellung arbeit
    arbeitest arbeitgeber arbeitnehmer arbeitsplatz arbeitstag arbeitsumfeld arbeitsweise arbeitszeit art attraktiv aufgabe aufgabenbereich
    aufgabengebiet ausgeprägt auseinandersetzen ausschreibung bedarf begeisterst begeisterung beginn beispiel beispielsweise bereich
    bereitschaft beruf berufserfahrung beschäftigung besitzt beste betreust bewerbe bewerbung bewerbungsunterlagen bieten bietet bringen
    bringst chance deutschlandweit denken dienst dynamisch eigene eigeninitiative eigenständig einarbeitung einbringen einfach einsatz
    eintrittstermin engagement engagiert entwickeln entwickelst entwicklungsmöglichkeiten erfahren erfahrene erfahrung erfolg erfolgreich
    erforderlich ergebnisse erste erstellen erstellst erwarten erwartet erwünscht fachlich fähig fähigkeit fest fit firma flache flexibel
    flexible flexibilität fließend form freude freuen freundlich führst ganz gehalt geld gemeinsam genau gerne gern geschäft gestaltest
    gestalten gewinnen gewünscht gleich gleichwertig grad großartig große großer grundkenntnisse gruppe gut haus heute herausforderung
    herausforderungsvoll hierarchien hilfst hoch hohe homeoffice idealerweise ideen international interesse interessiert jahr jahresurlaub
    job jobrad karriere kenntnis kenntnisse klar klasse kollegen kolleginnen kollegium kommen kommst kommunizierst kontakt kreativ kurze
    leben lebenslauf leidenschaft leistung lernen letzte lösung lust machen machst mehrjährige miete mindestens minimum mitarbeit
    mitarbeitende mitbringen mitbringst mitglied mitgestalten mithilfe mobil moderne möglich möglichkeit motiviert motivation nächste namen
    neu neuer nutzen optimal optimieren optimierst passend passt person persönlich platz plus position positionen praktisch praxis profil
    prozesse pünktlich qualifikation qualifikationen qualität raum referenz region regelmäßig rolle routiniert rund sammeln schreiben
    schrift schnell schwerpunkt selbständig selbstständig sende setzt sicher sichere sicherstellen sonstige soziale spannend spaß start
    stadt standort stark stelle stellenanzeige stellst strukturiert stunde stellenausschreibung suche sucht tag tätigkeit team teamfähig
    teamfähigkeit teamgeist teil teilzeit thema themen tolle top übernimmst übernehmen übernahme umfeld umfangreich umfassend umgang
    umsetzen umsetzt unbefristet unternehmen unternehmens unterlagen unterstützen unterstützt unterstützung unterstützst urlaub urlaubstage
    vergleichbar vergütung verantwortest verantwortlich verantwortung verantwortungsvoll verbessern verfügst verfügung vertrag vertraut
    verständnis vielfalt vielfältig voll vollzeit voraus voraussetzung vorstellung vorteil wachsend wachsen wechsel weiter weiterbildung
    weiterbildungsmöglichkeiten weiterentwickeln weiterentwickelst welt weltweit wichtig willkommen wissen woche wohl wort wunsch zeit
    zeitnah ziel zielgerichtet zudem zusammenarbeit zusätzlich zukunft zuverlässig zuverlässigkeit nachweisbar fundierte idealer geschlecht
    herkunft religion wünschenswerte sinnvoll menschen kandidat kandidatin gehörst gehört arbeitsvertrag kaffee obst getränke feiern events
    benefits januar februar märz april mai juni juli august september oktober november dezember montag freitag euro monat quartal senior
    junior`,
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
