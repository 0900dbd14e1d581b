/** Parts of sentences, folded, that the product itself says and that the guard would take amiss. */
export const SPARED: ReadonlySet<string> = new Set([
  'cekam podrobnou zpravu , nejlip s nakresem',
  "i'll be careful with this",
  "i'll go by that",
  'jest granica , ktorej nie wolno mi przekroczyc slowami',
  'kit hivhatnal fel , akar ot percre',
  'non fa male a nessuno',
  'po tej stronie jest wszystko , co bylo waszym wspolnym zyciem',
  've y haz lo que tengas que hacer',
  'θελει θαρροσ να το πεισ',
  'жду полного отчета , желательно с чертежами',
  '你刚才跟我说过',
  '每个字我都看了',
  '那是我弄错了',
]);
