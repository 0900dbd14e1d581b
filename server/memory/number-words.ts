import type { LanguageCode } from '#shared/languages.ts';

/** What the numbers of each language below stand for, in their order. */
const VALUES = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100,
] as const;

/**
 * Numbers as they are said; other forms after a slash, and a stroke where the word also means
 * something else. Chinese and Japanese write theirs with signs that `values.ts` reads.
 */
const SAID: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: 'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento',
  fr: 'deux trois quatre cinq six sept huit - dix onze douze quinze vingt trente quarante cinquante soixante - - - cent',
  pt: 'dois/duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  it: 'due tre quattro cinque - sette otto nove dieci undici dodici quindici venti trenta/trent quaranta/quarant cinquanta/cinquant sessanta/sessant settanta/settant ottanta/ottant novanta/novant cento',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
  sv: 'två tre fyra fem sex sju åtta nio tio elva tolv femton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra',
  pl: 'dwa/dwie/dwóch/dwoje trzy/trzech/trzej/troje cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu piętnaście/piętnastu dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu sto/stu',
  cs: 'dva/dvě/dvou tři/tří čtyři/čtyř pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti jedenáct/jedenácti dvanáct/dvanácti patnáct/patnácti dvacet/dvaceti třicet/třiceti čtyřicet/čtyřiceti padesát/padesáti šedesát/šedesáti sedmdesát/sedmdesáti osmdesát/osmdesáti devadesát/devadesáti sto',
  ru: 'два/две/двух/двое три/трёх/трое четыре/четырёх/четверо пять/пяти/пятью шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать/одиннадцати двенадцать/двенадцати пятнадцать/пятнадцати двадцать/двадцати тридцать/тридцати сорок/сорока пятьдесят/пятидесяти шестьдесят/шестидесяти семьдесят/семидесяти восемьдесят/восьмидесяти девяносто сто',
  uk: 'два/дві/двох/двоє три/трьох/троє чотири/чотирьох пʼять/п’ять/пяти/п’яти шість/шести сім/семи вісім/восьми дев’ять/дев’яти десять/десяти одинадцять/одинадцяти дванадцять/дванадцяти п’ятнадцять/п’ятнадцяти двадцять/двадцяти тридцять/тридцяти сорок/сорока п’ятдесят/п’ятдесяти шістдесят/шістдесяти сімдесят/сімдесяти вісімдесят/вісімдесяти дев’яносто сто',
  ro: 'doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece/douăsprezece cincisprezece douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci sută/sute',
  el: 'δύο/δυο τρία/τρεις/τριών τέσσερα/τέσσερις/τεσσάρων πέντε έξι επτά/εφτά οκτώ/οχτώ εννέα/εννιά δέκα έντεκα δώδεκα δεκαπέντε είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα εκατό',
  hu: 'kettő/két három négy öt - - nyolc kilenc tíz tizenegy tizenkettő/tizenkét tizenöt húsz harminc negyven ötven hatvan hetven nyolcvan kilencven száz',
  hi: '- तीन चार पाँच/पांच छह/छः सात आठ - दस ग्यारह बारह पंद्रह बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ',
  ar: 'اثنان/اثنين/اثنتان/اثنتين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة سبعة/سبع ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر - - - عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين مئة/مائة',
};

/** The numbers of a language by the words for them, as written in the dictionary. */
export function numberWords(code: LanguageCode): ReadonlyMap<string, number> {
  const forms = (SAID[code] ?? '').split(' ');
  return new Map(
    VALUES.flatMap((value, index) =>
      (forms[index] ?? '-')
        .split('/')
        .filter((form) => form !== '-')
        .map((form) => [form, value] as const),
    ),
  );
}
