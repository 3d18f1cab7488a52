/** Words and abbreviations of degrees, by which the study is told from the institution. */
export const DEGREE_WORDS =
  'bachelor bachelors bachelor’s ba b.a bfa b.f.a barch b.arch bmus bsw bs b.s bsc b.sc beng b.eng bba b.b.a bed b.ed llb ll.b associate master masters master’s ma m.a ms m.s msc m.sc meng m.eng mba m.b.a mphil mfa llm ll.m phd ph.d dphil doctorate doctor doctoral md m.d jd j.d diploma degree certificate ged a-levels gcse gcses minor major honours honors postgraduate undergraduate apprenticeship nvq btec hnd lessons correspondence studies coursework exchange ' +
  'diplom diplomstudium magister staatsexamen promotion doktor abitur fachabitur fachhochschulreife hochschulreife matura mittlere reife realschulabschluss hauptschulabschluss ausbildung lehre meisterbrief meisterprüfung studium weiterbildung umschulung zertifikat bachelorstudium masterstudium unterricht lehrgang briefwechsel ' +
  'licence licence maîtrise doctorat baccalauréat bac bac+5 bts dut deug dea dess diplôme master cap bep brevet mastère agrégation certificat ' +
  'licenciatura licenciado licenciada grado máster maestría doctorado bachillerato diplomado diplomatura ingeniería técnico superior fp ciclo certificado ' +
  'lisans önlisans ön yüksek doktora diploması lise mezuniyeti sertifika sertifikası ' +
  'بكالوريوس البكالوريوس ماجستير الماجستير دكتوراه الدكتوراه دبلوم الدبلوم ليسانس ثانوية الثانوية شهادة إجازة دروس دراسة دراسات دورة مراسلات ' +
  'bacharelado mestrado doutorado graduação laurea dottorato diploma maturità licencjat magisterskie inżynierskie matura бакалавр бакалавриат магистр магистратура аспирантура диплом специалитет';

/** Parts of degrees in scripts without spaces between words. */
export const DEGREE_PARTS =
  '学士 修士 博士 学位 卒業 修了 中退 専攻 学部 学科 研究科 課程 硕士 碩士 本科 专业 专科 학사 석사 박사 전공 졸업 文通 個人授業 個人教授 通信教育 講座 修了証';
