import type { LanguageRules } from '../language-rules.ts';
import { makeEndingStripper } from '../strip-endings.ts';

export const TR: LanguageRules = {
  common: `acaba ama ancak artık aynı az bana bazı belki ben beni benim bile bir birçok biri biz bize bizi bizim böyle bu buna bunda bundan
    bunlar bunu bunun çok çünkü da daha dahi de defa diye dolayı dolayısıyla en eğer fakat gibi hangi hatta hem henüz hep her herhangi hiç
    için ile ilgili ise işte kadar karşı kendi ki kim mi mı mu mü nasıl ne neden nedenle o olan olarak olması olmak olup olur on ona onlar
    onu onun öte önce pek rağmen sadece sen seni senin siz size sizin sonra şey şu tüm üzere üzerinde var ve veya ya yani yalnızca yanı
    yok zaten iki üç dört beş vb vs gerek`,
  filler: `açık adam aday ait aktif alan alma alabilen almak altında ancak anlayan aramıza arayan arıyoruz aranan aranıyor arkadaş arkadaşı
    avantaj ayda aylık az bağlı bakış başarı başarılı başında başvuru bekliyoruz belirli benzer beraber bilen bilgi bilgili birlikte bölüm
    boyunca büyük büyüyen çalışabilen çalışacak çalışan çalışma çalışmak çalışmaya çeşitli değer değişen deneyim deneyimli destek derece
    desteklemek devam dikkat dikkatli dinamik diğer disiplinli dış doğru düzenli düzey eden edebilen edecek ederek edilen ekibe ekibimize
    ekip ekiple ekiplerle eleman eğitim en erişim esnek etkin etmek faaliyet fakülte fayda fazla firma firmamız fikir fırsat geçirmiş gelen
    gelişen geliştirmek genç genel geniş gerçekleştirmek gereken gerekli gereklilikler getiren görev göre grup güçlü gün güncel günlük güzel
    haftada haftalık hakim hakimiyet hakkı harika hazır hedef hızlı iç içinde ikna ilan ileri iletişime iletmek ilgi ilgilenen iş işbirliği
    işe işi isteyen istekli istihdam iyi izin kabul kabiliyeti kapsamında kariyer kaliteli katkı katılmak kazanmak kendini kez kişi kişisel
    kısa konuda konum konusunda kurum kurumsal kullanabilen kullanan kullanarak kullanım kullanmak küçük lazım lider maaş makul mezun merkez
    meslek mevcut minimum modern motivasyon mutlu mükemmel müsait nedeniyle nitelik odaklı ofis ofisimizde olabilen olduğu olsun olumlu önem
    önemli ön öncelikle önde öneri organize orta ortam öğrenmeye öğrenme özellik özgeçmiş özgeçmişinizi parçası performans pozisyon problem
    profesyonel plan rahat rol saat sağlamak sağlayan sağlık sahibi sahip şart sayıda seviye sevgi seven sektör sistemli sonuç sorumlu
    sorumluluk sosyal sunuyoruz süre sürekli sürdürmek şirket şirketimiz takım tam tanıma tecrübe tecrübeli tecrübeye temel tercih teklif
    toplam tutkulu türlü uygun uygulamak uyumlu uzak uzman üniversite ocak şubat mart nisan mayıs temmuz ağustos eylül ekim kasım aralık
    araç üst vermek verilen yabancı yakın yan yapabilen yapan yapı yapmak yapılacak yarı yaşam yaratıcı yardımcı yardım yatkın yazmak yemek
    yeni yer yeterli yetenek yetenekli yetkin yetkinlik yıl yılı yıllık yoğun yol yönlü yüksek yürüten yürütmek zaman zamanlı zorunlu`,
  headings: {
    needed: `aranan nitelikler|genel nitelikler|nitelikler|beklentilerimiz|gereklilikler|gereksinimler|aradığımız|sizden beklentimiz|senden beklentimiz|yetkinlikler|şartlar`,
    wished: `tercih sebebi|tercihen|artı|avantaj sağlar|olursa iyi olur`,
    tasks: `iş tanımı|görev|sorumluluk|neler yapacaksın|yapacağınız|pozisyon tanımı|görev ve sorumluluklar`,
    around: `neler sunuyoruz|sunduklarımız|biz kimiz|hakkımızda|şirket hakkında|yan haklar|iletişim bilgileri|maaş|konum|başvuru|sizi neler bekliyor`,
  },
  endings: /(?:mak|mek|bilen|acak|ecek|yoruz|mekte|makta|masi gereken)$/,
  stem: makeEndingStripper(
    `larindan lerinden larinda lerinde larini lerini larina lerine larin lerin lari leri lar ler sindan sinden sinda sinde sini sina sine
    sinin indan inden inda inde undan unden unda unde ini ina ine unu una une nin nun dan den tan ten da de ta te yla yle si su in un im um
    i u a e n`.split(/\s+/),
    4,
  ),
};
