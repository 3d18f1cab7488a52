import type { WordRows } from './word-rows.ts';

export const ASIAN_WORDS: Readonly<Record<string, WordRows>> = {
  zh: {
    sections:
      '个人简介 | 工作经历 | 志愿经历 | 教育背景 | 项目经历 | 成就 | 获奖经历 | 证书 | 出版物 | 演讲 | 专业技能 | 语言能力 | 兴趣爱好 | 推荐人 | 其他信息',
    present: '至今',
    native: '母语',
    labels: '电子邮箱 | 电话 | 所在地 | 网站 | 成绩 | 课程 | 有效期至 | 证书编号 | DOI | 二维码 | 编者',
    levels: '入门 | 基础 | 中级 | 高级 | 精通',
    document: '个人简历 | 工作履历 | 姓名 | 地点、日期 | 签名',
  },
  'zh-TW': {
    sections:
      '個人簡介 | 工作經歷 | 志工經歷 | 學歷 | 專案經歷 | 成就 | 獲獎經歷 | 證照 | 出版品 | 演講 | 專業技能 | 語言能力 | 興趣 | 推薦人 | 其他資訊',
    present: '至今',
    native: '母語',
    labels: '電子郵件 | 電話 | 所在地 | 網站 | 成績 | 課程 | 有效期限 | 證照編號 | DOI | QR 碼 | 編者',
    levels: '入門 | 基礎 | 中級 | 進階 | 精通',
    document: '履歷表 | 職務經歷 | 姓名 | 地點、日期 | 簽名',
  },
  ja: {
    sections:
      '概要 | 職歴 | ボランティア | 学歴 | プロジェクト | 実績 | 受賞歴 | 資格 | 出版物 | 講演 | スキル | 語学 | 趣味・関心 | 推薦者 | その他',
    present: '現在',
    native: '母語',
    labels: 'メール | 電話 | 所在地 | ウェブサイト | 成績 | 履修科目 | 有効期限 | 認定番号 | DOI | QRコード | 編者',
    levels: '入門 | 初級 | 中級 | 上級 | エキスパート',
    document: '履歴書 | 職務経歴書 | 氏名 | 場所・日付 | 署名',
  },
  ko: {
    sections:
      '소개 | 경력 | 봉사활동 | 학력 | 프로젝트 | 성과 | 수상 | 자격증 | 출판물 | 강연 | 기술 | 외국어 | 관심사 | 추천인 | 기타 사항',
    present: '현재',
    native: '모국어',
    labels: '이메일 | 전화 | 지역 | 웹사이트 | 성적 | 수강 과목 | 유효 기간 | 자격 번호 | DOI | QR 코드 | 편집자',
    levels: '입문 | 초급 | 중급 | 고급 | 전문가',
    document: '이력서 | 경력기술서 | 성명 | 장소, 날짜 | 서명',
  },
  vi: {
    sections:
      'Giới thiệu | Kinh nghiệm làm việc | Hoạt động tình nguyện | Học vấn | Dự án | Thành tích | Giải thưởng | Chứng chỉ | Công bố | Diễn thuyết | Kỹ năng | Ngôn ngữ | Sở thích | Người tham chiếu | Thông tin khác',
    present: 'Hiện tại',
    native: 'Tiếng mẹ đẻ',
    labels:
      'Email | Điện thoại | Địa điểm | Trang web | Điểm | Môn học | Có giá trị đến | Mã chứng chỉ | DOI | Mã QR | Biên tập',
    levels: 'Cơ bản | Sơ cấp | Trung cấp | Nâng cao | Chuyên gia',
    document: 'Sơ yếu lý lịch | Quá trình công tác | Họ tên | Nơi, ngày | Chữ ký',
  },
  id: {
    sections:
      'Profil | Pengalaman kerja | Kegiatan sukarela | Pendidikan | Proyek | Pencapaian | Penghargaan | Sertifikat | Publikasi | Ceramah | Keahlian | Bahasa | Minat | Referensi | Informasi tambahan',
    present: 'Sekarang',
    native: 'Bahasa ibu',
    labels:
      'Email | Telepon | Lokasi | Situs web | Nilai | Mata kuliah | Berlaku hingga | ID sertifikat | DOI | Kode QR | Editor',
    levels: 'Dasar | Pemula | Menengah | Mahir | Ahli',
    document: 'Daftar riwayat hidup | Riwayat karier | Nama | Tempat, tanggal | Tanda tangan',
  },
  th: {
    sections:
      'ประวัติโดยย่อ | ประสบการณ์ทำงาน | งานอาสาสมัคร | การศึกษา | โครงการ | ผลงาน | รางวัล | ใบรับรอง | สิ่งพิมพ์ | การบรรยาย | ทักษะ | ภาษา | ความสนใจ | บุคคลอ้างอิง | ข้อมูลเพิ่มเติม',
    present: 'ปัจจุบัน',
    native: 'ภาษาแม่',
    labels: 'อีเมล | โทรศัพท์ | ที่อยู่ | เว็บไซต์ | เกรด | รายวิชา | ใช้ได้ถึง | เลขที่ใบรับรอง | DOI | คิวอาร์โค้ด | บรรณาธิการ',
    levels: 'เริ่มต้น | พื้นฐาน | ปานกลาง | สูง | เชี่ยวชาญ',
    document: 'ประวัติส่วนตัว | ประวัติการทำงาน | ชื่อ | สถานที่ วันที่ | ลายมือชื่อ',
  },
  hi: {
    sections:
      'परिचय | कार्य अनुभव | स्वयंसेवा | शिक्षा | परियोजनाएँ | उपलब्धियाँ | पुरस्कार | प्रमाणपत्र | प्रकाशन | व्याख्यान | कौशल | भाषाएँ | रुचियाँ | संदर्भ | अतिरिक्त जानकारी',
    present: 'वर्तमान',
    native: 'मातृभाषा',
    labels: 'ईमेल | फ़ोन | स्थान | वेबसाइट | ग्रेड | पाठ्यक्रम | मान्य तिथि | प्रमाणपत्र संख्या | DOI | क्यूआर कोड | संपादक',
    levels: 'आरंभिक | बुनियादी | मध्यम | उन्नत | विशेषज्ञ',
    document: 'जीवनवृत्त | कार्य इतिहास | नाम | स्थान, दिनांक | हस्ताक्षर',
  },
  fa: {
    sections:
      'درباره من | سوابق شغلی | فعالیت داوطلبانه | تحصیلات | پروژه‌ها | دستاوردها | جوایز | گواهینامه‌ها | انتشارات | سخنرانی‌ها | مهارت‌ها | زبان‌ها | علاقه‌مندی‌ها | معرف‌ها | اطلاعات تکمیلی',
    present: 'اکنون',
    native: 'زبان مادری',
    labels: 'ایمیل | تلفن | محل سکونت | وب‌سایت | معدل | دروس | معتبر تا | شماره گواهینامه | DOI | کد QR | ویراستاران',
    levels: 'مبتدی | مقدماتی | متوسط | پیشرفته | خبره',
    document: 'رزومه | پیشینهٔ شغلی | نام | محل و تاریخ | امضا',
  },
  he: {
    sections:
      'תמצית | ניסיון תעסוקתי | התנדבות | השכלה | פרויקטים | הישגים | פרסים | תעודות | פרסומים | הרצאות | מיומנויות | שפות | תחומי עניין | ממליצים | מידע נוסף',
    present: 'היום',
    native: 'שפת אם',
    labels: 'דוא״ל | טלפון | מיקום | אתר | ציון | קורסים | בתוקף עד | מספר תעודה | DOI | קוד QR | עורכים',
    levels: 'התחלתי | בסיסי | בינוני | מתקדם | מומחה',
    document: 'קורות חיים | מסלול מקצועי | שם | מקום ותאריך | חתימה',
  },
};
