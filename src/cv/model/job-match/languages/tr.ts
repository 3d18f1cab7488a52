import type { LanguageRules } from '../language-rules.ts';
import { makeEndingStripper } from '../strip-endings.ts';

export const TR: LanguageRules = {
  common: `acaba ama ancak artık aynı az bana bazı belki ben beni benim bile bir birçok biri biz bize bizi bizim böyle bu buna bunda bundan
    bunlar bunu bunun çok çünkü da daha dahi de defa diye dolayı dolayısıyla en eğer fakat gibi hangi hatta hem henüz hep her herhangi hiç
    için ile ilgili ise işte kadar karşı kendi ki kim mi mı mu mü nasıl ne neden nedenle o olan olarak olması olmak olup olur on ona onlar
    onu onun öte önce pek rağmen sadece sen seni senin siz size sizin sonra şey şu tüm üzere üzerinde var ve veya ya yani yalnızca yanı
    yok zaten iki üç dört beş vb vs gerek`,
  filler: `açık adam aday adayı adaylar adayların ait aktif alan alanda alanında alanlarda alanlarında alma alabilen almak altında ancak
    anlayan aramıza arayan arıyoruz aranan aranıyor arkadaş arkadaşı arkadaşları avantaj avantajlar ayda aylık az bağlı bakış başarı
    başarılı başında başvuru başvurun başvurusu bekliyoruz belirli benzer beraber bilen bilgi bilgili bilgisi bilgisine birlikte bölüm
    bölümlerinden boyunca büyük büyüyen çalışabilen çalışacak çalışan çalışanlar çalışma çalışmak çalışmaya çalışmaları çalışmalarını çeşitli
    değer değişen deneyim deneyimi deneyimli deneyime destek derece derecede desteklemek devam dikkat dikkatli dinamik diğer disiplinli dış doğru
    düzenli düzey düzeyde eden edebilen edecek ederek edilen ekibe ekibi ekibimize ekibimizde ekibimizin ekip ekiple ekiplerle eleman eğitim
    en erişim esnek etkin etmek faaliyet fakülte fayda fazla firma firmamız fikir fırsat fırsatı geçirmiş gelen gelişen gelişim geliştirme-odaklı
    geliştirmek genç genel geniş gerçekleştirmek gereken gerekli gereklilikler getiren görev görevi görevler göre grup güçlü gün güncel günlük güzel
    haftada haftalık hakim hakimiyet hâkim hâkimiyet hakkı hakkında harika hazır hedef hedefler hızlı iç içinde ikna ilan ileri iletişime iletmek
    ilgi ilgilenen iş işbirliği işe işi isteyen istekli istihdam iyi izin kabul kabiliyeti kalite-odaklı kapsamında kariyer kaliteli katkı katkıda katılmak kazanmak kendini kez kişi kişisel
    kısa konuda konularda konularında konum konusunda kurum kurumsal kullanabilen kullanan kullanarak kullanım kullanımı kullanmak küçük lazım lider maaş
    makul mezun mezunu merkez meslek mesleki mevcut mi̇nimum minimum modern motivasyon mutlu mükemmel müsait nedeniyle nitelik nitelikler
    nitelikleri odaklı ofis ofisimizde olabilen olduğu olsun olumlu önem önemli ön öncelikle önde öneri organize orta ortam ortamı
    ortamında öğrenmeye öğrenme özellik özellikler özgeçmiş özgeçmişinizi parçası performans pozisyon pozisyonu problem profesyonel plan rahat rol saat
    sağlamak sağlayan sağlık sahibi sahip şart şartlar sayıda seviye seviyede seviyesinde sevgi seven sektör sektöründe sistemli sonuç sonuçlar
    sorumlu sorumluluk sorumluluklar sorumlulukları sosyal sunuyoruz süre sürekli sürdürmek şirket şirketi şirketimiz şirketin takım takımı takip-eden tam tanıma
    tecrübe tecrübeli tecrübesi tecrübeye temel tercih tercihen teklif toplam tutkulu türlü uygun uygulamak uyumlu uzak uzaktan uzman üniversite üniversitelerin
    ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık araç araçları araçlarını araçlar üst vermek verilen yabancı yakın yan yapabilen yapan yapı yapmak yapılacak yarı yaşam yaratıcı yardımcı yardım yatkın yazmak yemek yeni yer yeterli yetenek yetenekli
    yetkin yetkinlik yıl yılı yıllık yoğun yol yönlü yüksek yürüten yürütmek zaman zamanlı zorunlu`,
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
