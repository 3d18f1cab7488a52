import type { WordRows } from './word-rows.ts';

export const OTHER_EUROPEAN_WORDS: Readonly<Record<string, WordRows>> = {
  el: {
    sections:
      'Προφίλ | Επαγγελματική εμπειρία | Εθελοντισμός | Εκπαίδευση | Έργα | Επιτεύγματα | Βραβεία | Πιστοποιήσεις | Δημοσιεύσεις | Ομιλίες | Δεξιότητες | Γλώσσες | Ενδιαφέροντα | Συστάσεις | Πρόσθετες πληροφορίες',
    present: 'σήμερα',
    native: 'Μητρική γλώσσα',
    labels:
      'Email | Τηλέφωνο | Τοποθεσία | Ιστότοπος | Βαθμός | Μαθήματα | Ισχύει έως | Αριθμός πιστοποίησης | DOI | Κωδικός QR | Επιμέλεια',
    levels: 'Αρχικό | Βασικό | Μέτριο | Προχωρημένο | Άριστο',
    document: 'Βιογραφικό σημείωμα | Επαγγελματική πορεία | Όνομα | Τόπος, ημερομηνία | Υπογραφή',
  },
  hu: {
    sections:
      'Bemutatkozás | Szakmai tapasztalat | Önkéntes munka | Tanulmányok | Projektek | Eredmények | Díjak | Tanúsítványok | Publikációk | Előadások | Készségek | Nyelvek | Érdeklődési kör | Referenciák | További információk',
    present: 'jelenleg',
    native: 'Anyanyelv',
    labels:
      'E-mail | Telefon | Lakhely | Weboldal | Érdemjegy | Kurzusok | Érvényes | Tanúsítvány száma | DOI | QR-kód | Szerkesztők',
    levels: 'Kezdő | Alapszint | Középszint | Haladó | Szakértő',
    document: 'Önéletrajz | Szakmai életút | Név | Hely, dátum | Aláírás',
  },
  fi: {
    sections:
      'Profiili | Työkokemus | Vapaaehtoistyö | Koulutus | Projektit | Saavutukset | Palkinnot | Todistukset | Julkaisut | Esitykset | Taidot | Kielet | Kiinnostukset | Suosittelijat | Lisätiedot',
    present: 'nykyinen',
    native: 'Äidinkieli',
    labels:
      'Sähköposti | Puhelin | Paikkakunta | Verkkosivusto | Arvosana | Kurssit | Voimassa asti | Todistuksen tunnus | DOI | QR-koodi | Toimittajat',
    levels: 'Alkeet | Perusteet | Keskitaso | Edistynyt | Asiantuntija',
    document: 'Ansioluettelo | Työura | Nimi | Paikka ja päiväys | Allekirjoitus',
  },
  et: {
    sections:
      'Kokkuvõte | Töökogemus | Vabatahtlik töö | Haridus | Projektid | Saavutused | Auhinnad | Tunnistused | Publikatsioonid | Ettekanded | Oskused | Keeled | Huvid | Soovitajad | Lisainfo',
    present: 'praegu',
    native: 'Emakeel',
    labels:
      'E-post | Telefon | Asukoht | Veebileht | Hinne | Kursused | Kehtib kuni | Tunnistuse number | DOI | QR-kood | Toimetajad',
    levels: 'Algtase | Põhitase | Kesktase | Edasijõudnu | Ekspert',
    document: 'Elulookirjeldus | Tööalane käekäik | Nimi | Koht, kuupäev | Allkiri',
  },
  lv: {
    sections:
      'Profils | Darba pieredze | Brīvprātīgais darbs | Izglītība | Projekti | Sasniegumi | Apbalvojumi | Sertifikāti | Publikācijas | Uzstāšanās | Prasmes | Valodas | Intereses | Atsauksmes | Papildu informācija',
    present: 'pašlaik',
    native: 'Dzimtā valoda',
    labels:
      'E-pasts | Tālrunis | Vieta | Tīmekļa vietne | Vērtējums | Kursi | Derīgs līdz | Sertifikāta numurs | DOI | QR kods | Redaktori',
    levels: 'Sākuma | Pamata | Vidējs | Augsts | Eksperta',
    document: 'Dzīves apraksts | Profesionālā pieredze | Vārds | Vieta, datums | Paraksts',
  },
  lt: {
    sections:
      'Apie mane | Darbo patirtis | Savanorystė | Išsilavinimas | Projektai | Pasiekimai | Apdovanojimai | Sertifikatai | Publikacijos | Pranešimai | Įgūdžiai | Kalbos | Pomėgiai | Rekomendacijos | Papildoma informacija',
    present: 'dabar',
    native: 'Gimtoji kalba',
    labels:
      'El. paštas | Telefonas | Vieta | Svetainė | Įvertinimas | Kursai | Galioja iki | Sertifikato numeris | DOI | QR kodas | Redaktoriai',
    levels: 'Pradedantis | Pagrindinis | Vidutinis | Pažengęs | Ekspertas',
    document: 'Gyvenimo aprašymas | Profesinis kelias | Vardas | Vieta, data | Parašas',
  },
};
