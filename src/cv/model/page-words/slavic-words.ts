import type { WordRows } from './word-rows.ts';

export const SLAVIC_WORDS: Readonly<Record<string, WordRows>> = {
  pl: {
    sections:
      'Profil | Doświadczenie zawodowe | Wolontariat | Wykształcenie | Projekty | Osiągnięcia | Nagrody | Certyfikaty | Publikacje | Wystąpienia | Umiejętności | Języki | Zainteresowania | Referencje | Informacje dodatkowe',
    present: 'obecnie',
    native: 'Język ojczysty',
    labels:
      'E-mail | Telefon | Miejscowość | Strona internetowa | Ocena | Kursy | Ważne do | Numer certyfikatu | DOI | Kod QR | Redakcja',
    levels: 'Początkujący | Podstawowy | Średniozaawansowany | Zaawansowany | Ekspert',
    document: 'Życiorys | Przebieg kariery | Imię i nazwisko | Miejscowość, data | Podpis',
  },
  cs: {
    sections:
      'Profil | Pracovní zkušenosti | Dobrovolnictví | Vzdělání | Projekty | Úspěchy | Ocenění | Certifikáty | Publikace | Přednášky | Dovednosti | Jazyky | Zájmy | Reference | Další informace',
    present: 'současnost',
    native: 'Rodilý mluvčí',
    labels: 'E-mail | Telefon | Místo | Web | Známka | Kurzy | Platí do | ID certifikátu | DOI | QR kód | Editoři',
    levels: 'Základní | Mírně pokročilý | Středně pokročilý | Pokročilý | Expert',
    document: 'Životopis | Profesní dráha | Jméno | Místo, datum | Podpis',
  },
  sk: {
    sections:
      'Profil | Pracovné skúsenosti | Dobrovoľníctvo | Vzdelanie | Projekty | Úspechy | Ocenenia | Certifikáty | Publikácie | Prednášky | Zručnosti | Jazyky | Záujmy | Referencie | Ďalšie informácie',
    present: 'súčasnosť',
    native: 'Materinský jazyk',
    labels: 'E-mail | Telefón | Miesto | Web | Známka | Kurzy | Platí do | ID certifikátu | DOI | QR kód | Editori',
    levels: 'Základná | Mierne pokročilá | Stredne pokročilá | Pokročilá | Expert',
    document: 'Životopis | Profesijná dráha | Meno | Miesto, dátum | Podpis',
  },
  sl: {
    sections:
      'Profil | Delovne izkušnje | Prostovoljstvo | Izobrazba | Projekti | Dosežki | Nagrade | Certifikati | Objave | Predavanja | Znanja | Jeziki | Zanimanja | Reference | Dodatne informacije',
    present: 'danes',
    native: 'Materni jezik',
    labels:
      'E-pošta | Telefon | Kraj | Spletna stran | Ocena | Predmeti | Velja do | ID potrdila | DOI | Koda QR | Uredniki',
    levels: 'Začetno | Osnovno | Srednje | Napredno | Strokovno',
    document: 'Življenjepis | Poklicna pot | Ime | Kraj, datum | Podpis',
  },
  hr: {
    sections:
      'Profil | Radno iskustvo | Volontiranje | Obrazovanje | Projekti | Postignuća | Nagrade | Certifikati | Publikacije | Predavanja | Vještine | Jezici | Interesi | Preporuke | Dodatne informacije',
    present: 'danas',
    native: 'Materinski jezik',
    labels:
      'E-pošta | Telefon | Mjesto | Web-stranica | Ocjena | Kolegiji | Vrijedi do | ID certifikata | DOI | QR kod | Urednici',
    levels: 'Početno | Osnovno | Srednje | Napredno | Stručno',
    document: 'Životopis | Profesionalni put | Ime | Mjesto, datum | Potpis',
  },
  sr: {
    sections:
      'Профил | Радно искуство | Волонтирање | Образовање | Пројекти | Достигнућа | Награде | Сертификати | Публикације | Предавања | Вештине | Језици | Интересовања | Препоруке | Додатне информације',
    present: 'данас',
    native: 'Матерњи језик',
    labels: 'Имејл | Телефон | Место | Веб-сајт | Оцена | Курсеви | Важи до | ИД сертификата | DOI | QR код | Уредници',
    levels: 'Почетно | Основно | Средње | Напредно | Стручно',
    document: 'Биографија | Професионални пут | Име | Место, датум | Потпис',
  },
  bg: {
    sections:
      'Профил | Професионален опит | Доброволчество | Образование | Проекти | Постижения | Награди | Сертификати | Публикации | Лекции | Умения | Езици | Интереси | Препоръки | Допълнителна информация',
    present: 'до момента',
    native: 'Майчин език',
    labels:
      'Имейл | Телефон | Местоположение | Уебсайт | Оценка | Курсове | Валиден до | Номер на сертификата | DOI | QR код | Редактори',
    levels: 'Начално | Основно | Средно | Напреднало | Експертно',
    document: 'Автобиография | Професионален път | Име | Място, дата | Подпис',
  },
  ru: {
    sections:
      'О себе | Опыт работы | Волонтёрство | Образование | Проекты | Достижения | Награды | Сертификаты | Публикации | Доклады | Навыки | Языки | Интересы | Рекомендации | Дополнительная информация',
    present: 'настоящее время',
    native: 'Родной язык',
    labels:
      'Эл. почта | Телефон | Город | Сайт | Оценка | Курсы | Действителен до | Номер сертификата | DOI | QR-код | Редакторы',
    levels: 'Начальный | Базовый | Средний | Продвинутый | Эксперт',
    document: 'Резюме | Профессиональный путь | Имя | Место, дата | Подпись',
  },
  uk: {
    sections:
      'Про себе | Досвід роботи | Волонтерство | Освіта | Проєкти | Досягнення | Нагороди | Сертифікати | Публікації | Доповіді | Навички | Мови | Інтереси | Рекомендації | Додаткова інформація',
    present: 'дотепер',
    native: 'Рідна мова',
    labels:
      'Ел. пошта | Телефон | Місто | Вебсайт | Оцінка | Курси | Дійсний до | Номер сертифіката | DOI | QR-код | Редактори',
    levels: 'Початковий | Базовий | Середній | Просунутий | Експерт',
    document: 'Резюме | Професійний шлях | Ім’я | Місце, дата | Підпис',
  },
};
