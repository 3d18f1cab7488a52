/** Labels before details, by the field that follows them. */
export const DETAIL_LABELS = {
  name: 'name, full name, vor- und nachname, vorname nachname, nom, nom et prénom, prénom nom, nombre, nombre completo, nombre y apellidos, ad soyad, adı soyadı, الاسم, الاسم الكامل, 氏名, 名前, 姓名, 이름, 성명, nome, nome completo, naam, imię i nazwisko, имя, фио',
  email:
    'email, e-mail, mail, email address, correo electrónico, correo, courriel, adresse e-mail, e-posta, eposta, البريد الإلكتروني, البريد, الإيميل, メール, メールアドレス, eメール, 邮箱, 电子邮件, 이메일, электронная почта, почта, posta elettronica, e-mailadres, e-mail-adresse, @',
  phone:
    'phone, telephone, tel, mobile, mobile phone, cell, cell phone, phone number, handy, telefon, mobil, telefonnummer, mobiltelefon, rufnummer, téléphone, tél, portable, mobile, teléfono, móvil, celular, telefono, cep telefonu, cep, gsm, الهاتف, هاتف, الجوال, جوال, رقم الهاتف, المحمول, 電話, 電話番号, 携帯, 携帯電話, 电话, 手机, 联系电话, 전화, 전화번호, 휴대폰, telefone, telemóvel, cellulare, telefoon, telefoonnummer, телефон, тел',
  location:
    'location, address, home address, city, based in, residence, lives in, ort, wohnort, adresse, anschrift, standort, lieu, ville, localisation, domicile, ubicación, dirección, domicilio, ciudad, lugar de residencia, konum, adres, şehir, ikamet, العنوان, الموقع, المدينة, مكان الإقامة, عنوان السكن, 住所, 所在地, 現住所, 居住地, 地址, 所在城市, 现居地, 주소, 거주지, endereço, localização, cidade, indirizzo, luogo, residenza, woonplaats, adres zamieszkania, miejscowość, адрес, город, местоположение, место жительства',
  website:
    'website, web site, homepage, web, site, url, portfolio, personal website, blog, webseite, internet, site web, site internet, sitio web, página web, web sitesi, internet sitesi, الموقع الإلكتروني, ウェブサイト, サイト, ホームページ, 网站, 个人网站, 个人主页, 웹사이트, 홈페이지, sito web, sito, strona internetowa, strona www, сайт, веб-сайт',
  grade:
    'grade, gpa, final grade, overall grade, marks, cgpa, note, abschlussnote, gesamtnote, mention, moyenne, calificación, nota, nota media, promedio, not ortalaması, ortalama, التقدير, المعدل, 成績, 評価, 绩点, 成绩, 학점, 평점, voto, voto finale, cijfer, eindcijfer, ocena, оценка, средний балл',
  courses:
    'courses, coursework, relevant coursework, relevant courses, modules, kurse, relevante kurse, schwerpunkte, schwerpunkt, cours, cours suivis, matières, asignaturas, cursos relevantes, dersler, alınan dersler, المقررات, المواد الدراسية, 履修科目, 科目, 主修课程, 课程, 수강 과목, 과목, disciplinas, corsi principali, vakken, przedmioty, курсы',
  expires:
    'valid until, expires, expiry, expiration date, expiry date, gültig bis, ablaufdatum, fin de validité, valable jusqu’au, expire le, válido hasta, caduca, vence, son geçerlilik, geçerlilik, صالحة حتى, تنتهي في, 有効期限, 有效期至, 유효기간, válido até, valido fino al, geldig tot, ważny do, действителен до',
  credentialId:
    'credential id, certificate number, license number, license, id, certificate no, nachweis-id, zertifikatsnummer, n° de certificat, numéro de certificat, id de la credencial, belge numarası, sertifika no, رقم الشهادة, 認定番号, 証明書番号, 登録番号, 证书编号, 자격번호',
  doi: 'doi, معرّف doi',
  keywords:
    'technologies, technology, tech stack, stack, tools, keywords, technologies used, tools used, built with, technologien, werkzeuge, stichwörter, outils, environnement technique, environnement, tecnologías, herramientas, teknolojiler, araçlar, التقنيات, الأدوات, 使用技術, 技術, 技术栈, 사용 기술, tecnologias, tecnologie, technologieën, technologie, технологии, стек',
} as const;
export type DetailField = keyof typeof DETAIL_LABELS;

/** Titles of the document itself, which are no names. */
export const DOCUMENT_TITLES =
  'curriculum vitae, curriculum, cv, resume, résumé, my resume, lebenslauf, tabellarischer lebenslauf, hoja de vida, currículum, currículum vítae, özgeçmiş, السيرة الذاتية, سيرة ذاتية, 履歴書, 職務経歴書, 简历, 个人简历, 履歷, 이력서, 경력기술서, currículo, резюме, życiorys, page';
