import type { WordRows } from './word-rows.ts';

export const GERMANIC_WORDS: Readonly<Record<string, WordRows>> = {
  nl: {
    sections:
      'Profiel | Werkervaring | Vrijwilligerswerk | Opleiding | Projecten | Prestaties | Prijzen | Certificaten | Publicaties | Presentaties | Vaardigheden | Talen | Interesses | Referenties | Aanvullende informatie',
    present: 'heden',
    native: 'Moedertaal',
    labels:
      'E-mail | Telefoon | Woonplaats | Website | Cijfer | Vakken | Geldig tot | Certificaat-ID | DOI | QR-code | Redactie',
    levels: 'Basis | Elementair | Gemiddeld | Gevorderd | Expert',
    document: 'Curriculum vitae | Loopbaan | Naam | Plaats, datum | Handtekening',
  },
  sv: {
    sections:
      'Profil | Arbetslivserfarenhet | Volontärarbete | Utbildning | Projekt | Prestationer | Utmärkelser | Certifikat | Publikationer | Föredrag | Färdigheter | Språk | Intressen | Referenser | Övrigt',
    present: 'nu',
    native: 'Modersmål',
    labels:
      'E-post | Telefon | Ort | Webbplats | Betyg | Kurser | Giltigt till | Certifikat-ID | DOI | QR-kod | Redaktörer',
    levels: 'Grundläggande | Elementär | Medel | Avancerad | Expert',
    document: 'Meritförteckning | Yrkesbakgrund | Namn | Ort, datum | Underskrift',
  },
  da: {
    sections:
      'Profil | Erhvervserfaring | Frivilligt arbejde | Uddannelse | Projekter | Resultater | Priser | Certifikater | Publikationer | Foredrag | Kompetencer | Sprog | Interesser | Referencer | Øvrige oplysninger',
    present: 'nu',
    native: 'Modersmål',
    labels:
      'E-mail | Telefon | Sted | Hjemmeside | Karakter | Kurser | Gyldigt til | Certifikat-id | DOI | QR-kode | Redaktører',
    levels: 'Grundlæggende | Elementær | Mellem | Avanceret | Ekspert',
    document: 'Curriculum vitae | Karriereforløb | Navn | Sted, dato | Underskrift',
  },
  nb: {
    sections:
      'Profil | Arbeidserfaring | Frivillig arbeid | Utdanning | Prosjekter | Resultater | Priser | Sertifikater | Publikasjoner | Foredrag | Ferdigheter | Språk | Interesser | Referanser | Annet',
    present: 'nå',
    native: 'Morsmål',
    labels:
      'E-post | Telefon | Sted | Nettsted | Karakter | Kurs | Gyldig til | Sertifikat-ID | DOI | QR-kode | Redaktører',
    levels: 'Grunnleggende | Elementær | Middels | Avansert | Ekspert',
    document: 'Curriculum vitae | Yrkesbakgrunn | Navn | Sted, dato | Underskrift',
  },
  is: {
    sections:
      'Um mig | Starfsreynsla | Sjálfboðastörf | Menntun | Verkefni | Árangur | Verðlaun | Vottanir | Útgefið efni | Fyrirlestrar | Færni | Tungumál | Áhugamál | Meðmæli | Aðrar upplýsingar',
    present: 'nú',
    native: 'Móðurmál',
    labels:
      'Netfang | Sími | Staður | Vefsíða | Einkunn | Námskeið | Gildir til | Auðkenni vottunar | DOI | QR-kóði | Ritstjórar',
    levels: 'Grunnur | Undirstaða | Miðlungs | Langt kominn | Sérfræðingur',
    document: 'Ferilskrá | Starfsferill | Nafn | Staður, dagsetning | Undirskrift',
  },
};
