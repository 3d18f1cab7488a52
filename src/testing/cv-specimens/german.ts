import type { SpecimenWords } from './words.ts';

export const german: SpecimenWords = {
  language: 'de',
  name: 'Ada Lovelace',
  headline: 'Mathematikerin, Verfasserin der Anmerkungen zur Analytischen Maschine',
  location: { address: '12 St James’s Square', city: 'London', region: 'Großlondon' },
  born: { label: 'Geboren', value: '10. Dezember 1815' },
  letters: { label: 'Briefe', value: 'Der Briefwechsel mit De Morgan' },
  summary: [
    'Mathematikerin, die Menabreas Abhandlung über die Analytische Maschine übersetzt und erläutert und dabei geschrieben hat, was heute als das **erste veröffentlichte Programm** für eine Maschine gilt.',
    'Ich suche das Prinzip hinter dem Mechanismus: was eine Maschine mit *allem* tun kann, dessen Beziehungen sich aufschreiben lassen, und nicht mit Zahlen allein.',
    'Meine Anmerkungen sind lang, weil sie nichts auslassen. Wer ihnen Schritt für Schritt folgt, kann jede Rechenoperation mit Papier und Bleistift wiederholen und sieht, wo ich mich geirrt habe.',
  ],
  titles: { text: 'In eigenen Worten', custom: 'Reisen' },
  sections: {
    work: [
      {
        name: 'Taylor’s Scientific Memoirs',
        location: 'London',
        companyDescription: 'Eine Zeitschrift, die Abhandlungen ausländischer Akademien ins Englische brachte.',
        roles: [
          {
            position: 'Übersetzerin und Verfasserin der Anmerkungen',
            summary: 'Übernahm die Übersetzung auf Anregung von Charles Wheatstone.',
            highlights: [
              'Übersetzte *Notions sur la machine analytique* aus dem Französischen und fügte sieben Anmerkungen hinzu, A bis G, die etwa dreimal so lang sind wie die Abhandlung.',
              'Legte in **Anmerkung G** in einer Tabelle mit fünfundzwanzig Operationen dar, wie die Maschine die Bernoulli-Zahlen berechnen würde.',
              'Unterschied die Maschine von einem Rechner: Sie webt algebraische Muster, wie der Jacquardwebstuhl Blumen und Blätter webt.',
              'Begründete in Anmerkung A, dass die Maschine auf anderes als Zahlen wirken und kunstvolle Musikstücke komponieren könnte.',
              'Warnte in Anmerkung G vor überzogenen Vorstellungen: Die Maschine erhebt keinen Anspruch, irgendetwas selbst hervorzubringen.',
              'Las die Druckfahnen mit Babbage brieflich, zeitweise mehrmals an einem Tag.',
            ],
          },
        ],
      },
      {
        name: 'Die Werkstatt von Charles Babbage',
        location: 'Dorset Street, London',
        companyDescription: 'Zeichnungen, Modelle und der fertige Teil der Differenzmaschine.',
        roles: [
          {
            position: 'Korrespondentin und Mitarbeiterin',
            summary: 'Folgte den Plänen der Analytischen Maschine von Zeichnung zu Zeichnung.',
            highlights: [
              'Bot 1843 an, die Erklärung der Maschine und den Umgang mit der Öffentlichkeit zu übernehmen.',
              'Beschrieb die Maschine in drei Teilen, die bis heute unterschieden werden: Speicher, Mühle und Karten.',
              'Zeigte, wie sich eine Gruppe von Karten immer wieder verwenden lässt, was heute Schleife heißt.',
              'Schlug Entwicklungsdiagramme vor, in denen jede Zeile eine Operation und jede Spalte eine Variable ist.',
            ],
          },
          {
            position: 'Schülerin der Differenzmaschine',
            summary: 'Sah die Maschine im Juni 1833 zum ersten Mal arbeiten.',
            highlights: [
              'Verstand ihre Arbeitsweise am fertigen Teil, wie sich ein Gast des Hauses später erinnerte.',
              'Kopierte die Zeichnungen und bat um die Tafeln, um sie zu Hause zu studieren.',
              'Besuchte 1834 die Vorlesungen von Dionysius Lardner über die Maschine.',
            ],
          },
        ],
      },
      {
        name: 'Institut Beispiel für Maschinenmethodik',
        location: 'Musterstadt',
        roles: [
          {
            position: 'Leiterin, Rechenmaschinenprogrammieranleitungswerk',
            highlights: [
              'Leitete vier Rechner an, die astronomische Tafeln Ziffer für Ziffer miteinander vergleichen.',
              'Senkte die im Druck gefundenen Fehler innerhalb einer Auflage von einunddreißig auf zwei.',
              'Führte ein Blatt je Berechnung ein, damit jemand anderes mittendrin übernehmen kann.',
              'Bildete neun Anfänger aus, von denen sechs heute eigene Tafeln verantworten.',
            ],
          },
        ],
      },
      {
        name: 'Akademie Beispiel',
        location: 'Beispielhausen',
        roles: [
          {
            position: 'Assistentin für Mathematik',
            highlights: [
              'Bereitete die Übungen zu Reihen und endlichen Differenzen für drei Kurse vor.',
              'Schrieb Lösungen, die neben dem richtigen Weg auch die falschen zeigen.',
              'Verzeichnete vierhundert Instrumente und Zeichnungen der Sammlung.',
            ],
          },
        ],
      },
    ],
    volunteer: [
      {
        organization: 'Lesesaal Beispiel',
        position: 'Bibliothekarin am Samstag',
        location: 'Musterstadt',
        summary: 'Eine freie Bücherei mit achthundert Bänden für Menschen, die in den Spinnereien arbeiten.',
        highlights: [
          'Verdoppelte die Öffnungszeiten des Lesesaals ohne weitere Kosten.',
          'Las denen vor, die noch nicht lesen konnten.',
        ],
      },
      {
        organization: 'Schulverein Beispiel',
        position: 'Lehrerin für Rechnen',
        location: 'Beispielhausen',
        summary: 'Abendunterricht für Kinder und für ihre Eltern.',
        highlights: [
          'Unterrichtete im Jahr vierzig Schüler in zwei Gruppen.',
          'Fasste die Aufgaben in einem kleinen Buch zusammen, das noch in Gebrauch ist.',
        ],
      },
    ],
    education: [
      {
        institution: 'Brieflich bei Augustus De Morgan',
        studyType: 'Fernunterricht',
        area: 'Höhere Mathematik',
        location: 'London',
        courses: ['Differentialrechnung', 'Funktionalgleichungen', 'Reihen'],
        summary:
          'De Morgan urteilte 1844, ihre Denkkraft liege für jemanden am Anfang ganz außerhalb des Gewöhnlichen.',
        highlights: [
          'Arbeitete seine Abhandlung über die Differentialrechnung durch und hinterfragte deren Definitionen.',
          'Wechselte mehr als sechzig Briefe über das, was ihr nicht klar war.',
        ],
      },
      {
        institution: 'Bei Mary Somerville',
        studyType: 'Privatunterricht',
        area: 'Mathematik und Astronomie',
        location: 'Chelsea',
        summary: 'Lernte durch sie Charles Babbage und die Londoner Gelehrten kennen.',
      },
      {
        institution: 'Universität Beispiel',
        studyType: 'Zertifikat',
        area: 'Logik und Methode',
        location: 'Musterstadt',
        score: 'Mit Auszeichnung',
        courses: ['Formale Logik', 'Fehlertheorie'],
        summary: 'Abschlussarbeit darüber, was eine Tafel allen verspricht, die sie benutzen.',
      },
    ],
    projects: [
      {
        name: 'Ein Programm für die Bernoulli-Zahlen',
        entity: 'Scientific Memoirs',
        type: 'Programm',
        roles: ['Verfasserin'],
        description:
          'Das Diagramm für die Berechnung durch die Maschine, die eine Zahl nach der anderen bildet und jedes Ergebnis für das nächste verwendet.',
        highlights: [
          'Wiederholt für jede weitere Zahl die Operationen dreizehn bis dreiundzwanzig.',
          'Gewählt, weil es zeigt, was kein Rechner der Zeit ohne eine menschliche Hand vermochte.',
        ],
        keywords: ['Rekursion', 'Variablen', 'Lochkarten'],
      },
      {
        name: 'Flyology',
        type: 'Studie',
        roles: ['Verfasserin', 'Zeichnerin'],
        description:
          'Eine Studie über das Fliegen, mit zwölf Jahren begonnen: die Anatomie der Vögel und Flügel aus Papier, Seide und Draht.',
        highlights: [
          'Ermittelte die Größe der Flügel im Verhältnis zum Körper.',
          'Plante etwas in Gestalt eines Pferdes, mit einer Dampfmaschine im Inneren.',
        ],
        keywords: ['Mechanik', 'Zeichnen'],
      },
      {
        name: 'Offene Tafeln von Beispiel',
        entity: 'Institut Beispiel für Maschinenmethodik',
        type: 'Daten',
        roles: ['Herausgeberin'],
        description: 'Tafeln, die jeder abschreiben darf, mit dem Rechenweg jeder Ziffer.',
        highlights: ['Von drei Sternwarten verwendet.'],
        keywords: ['Tafeln', 'Fehlertheorie'],
      },
    ],
    achievements: [
      {
        title: 'Erstes veröffentlichtes Programm für eine Maschine',
        kind: 'Meilenstein',
        issuer: 'Scientific Memoirs',
        summary: 'Gedruckt in Anmerkung G, mehr als ein Jahrhundert bevor es eine Maschine dafür gab.',
      },
      {
        title: 'Eine Programmiersprache trägt ihren Namen',
        kind: 'Ehrung',
        issuer: 'Verteidigungsministerium der Vereinigten Staaten',
        summary: 'Die Nummer der Norm, 1815, ist ihr Geburtsjahr.',
      },
      {
        title: 'Beispielabzeichen für klare Schreibweise',
        kind: 'Abzeichen',
        issuer: 'Akademie Beispiel',
        summary: 'Für Diagramme, die drei Leser ohne Rückfrage verstanden.',
      },
    ],
    awards: [
      {
        title: 'Beispielpreis für Wissenschaftsprosa',
        awarder: 'Gesellschaft Beispiel',
        summary: 'Für Anmerkungen, die mehr sagen als die Abhandlung, die sie erläutern.',
      },
      { title: 'Beispielmedaille', awarder: 'Akademie Beispiel', summary: 'Für die Tabelle der Operationen.' },
    ],
    certificates: [
      {
        name: 'Zertifikat in Maschinenmethodik',
        issuer: 'Akademie Beispiel',
        summary: 'Operationen, Variablen und Karten.',
      },
      { name: 'Korrektorin von Zahlentafeln', issuer: 'Institut Beispiel für Maschinenmethodik' },
      { name: 'Ersthelferin im Betrieb', issuer: 'Rettungsdienst Beispiel' },
    ],
    publications: [
      {
        title: 'Sketch of the Analytical Engine Invented by Charles Babbage',
        authors: ['L. F. Menabrea', 'A. A. L.'],
        publisher: 'Taylor’s Scientific Memoirs',
        summary: 'Mit Anmerkungen der Übersetzerin. Band III, Seiten 666 bis 731.',
      },
      {
        title: 'On climate in connection with husbandry',
        authors: ['Earl of Lovelace'],
        publisher: 'Journal of the Royal Agricultural Society of England',
        summary: 'Anmerkungen zum Werk des Comte de Gasparin, zu denen sie beitrug.',
      },
      {
        title: 'Was eine Tafel verspricht',
        authors: ['A. Lovelace'],
        publisher: 'Beispielverlag',
        summary: 'Über die Sorgfalt, die man denen schuldet, die eine Ziffer nicht nachprüfen können.',
      },
      {
        title: 'Briefe über Funktionalgleichungen',
        authors: ['A. Lovelace', 'A. De Morgan'],
        publisher: 'Beispielverlag',
      },
    ],
    talks: [
      {
        title: 'Eine Maschine, die webt',
        event: 'Beispieltagung für Mechanik',
        location: 'Musterstadt',
        summary: 'Karten, die ein Muster halten, vom Webstuhl bis zur Mühle der Maschine.',
      },
      {
        title: 'Was die Maschine nicht kann',
        event: 'Abend der Gesellschaft Beispiel',
        location: 'Beispielhausen',
        summary: 'Sie kann alles, wovon wir wissen, wie man es ihr aufträgt.',
      },
      { title: 'Ein Entwicklungsdiagramm lesen', event: 'Sommerschule Beispiel', location: 'Musterstadt' },
    ],
    skills: [
      {
        name: 'Analysis',
        proficiency: 'Seit 1840',
        keywords: ['Reihen', 'Endliche Differenzen', 'Funktionalgleichungen'],
      },
      { name: 'Maschinenmethodik', keywords: ['Lochkarten', 'Operationen & Variablen', 'Entwicklungsdiagramme'] },
      { name: 'Wissenschaftliche Übersetzung', keywords: ['Französisch', 'Italienisch', 'Deutsch'] },
      { name: 'Tafelwerke', keywords: ['Fehlertheorie', 'Korrekturlesen'] },
      { name: 'Musik', keywords: ['Harfe', 'Gesang'] },
    ],
    languages: [
      { language: 'Englisch' },
      { language: 'Französisch', fluency: 'Fließend' },
      { language: 'Italienisch', fluency: 'In Wort und Schrift' },
      { language: 'Deutsch' },
    ],
    interests: [
      { name: 'Musik', keywords: ['Harfe', 'Oper'] },
      { name: 'Reiten', keywords: ['Geländeritte'] },
      { name: 'Fliegen', keywords: ['Vögel', 'Flügel aus Papier'] },
      { name: 'Mechanik', keywords: ['Webstühle', 'Automaten'] },
    ],
    references: [
      {
        name: 'Charles Babbage',
        position: 'Lucasischer Professor für Mathematik, 1828 bis 1839',
        organization: 'Universität Cambridge',
        reference: 'Nannte sie in einem Brief vom September 1843 die Zauberin der Zahlen.',
      },
      {
        name: 'Augustus De Morgan',
        position: 'Professor für Mathematik',
        organization: 'University College London',
        reference: 'Unterrichtete sie brieflich.',
      },
      { name: 'Mary Somerville', position: 'Wissenschaftsautorin', organization: 'Royal Astronomical Society' },
      {
        name: 'Charles Wheatstone',
        position: 'Professor für Experimentalphysik',
        organization: 'King’s College London',
        reference: 'Regte die Übersetzung an.',
      },
    ],
    text: [
      {
        text: 'Die Maschine ist nicht nur etwas für Zahlen. Wo sich Beziehungen aufschreiben lassen, können Operationen auf sie wirken:\n\n- auf Töne, und dann komponiert sie;\n- auf Buchstaben, und dann löst sie Gleichungen;\n- auf Tafeln, und dann berichtigt sie diese.\n\nWer mehr wissen will, findet es in [den sieben Anmerkungen](https://example.org/scientific-memoirs/volume-iii/notes-by-the-translator).',
      },
    ],
    custom: [
      {
        title: 'Durch die Spinnereien des Nordens',
        subtitle: 'Mit Lady Byron',
        location: 'Mittel- und Nordengland',
        summary: 'Eine Reise, um Maschinen bei der Arbeit zu sehen.',
        highlights: [
          'Zeichnete die Lochkarten, die einen Bandwebstuhl steuern.',
          'Hielt fest, was jede Maschine ohne menschliche Hand tut.',
        ],
        keywords: ['Webstühle', 'Lochkarten'],
      },
      {
        title: 'Gewerbeausstellung Beispiel',
        subtitle: 'Jurorin',
        location: 'Musterstadt',
        summary: 'Beurteilte Recheninstrumente aus elf Ländern.',
        highlights: ['Schrieb den Bericht über die Recheninstrumente.'],
        keywords: ['Instrumente'],
      },
      {
        title: 'Sternwarten Beispiel',
        subtitle: 'Gast',
        location: 'Musterstadt und Beispielhausen',
        summary: 'Nächte am Fernrohr, Tage mit den Tafeln.',
        highlights: ['Verglich die Tafeln, die in vier Sternwarten in Gebrauch sind.'],
        keywords: ['Tafeln'],
      },
    ],
  },
};
