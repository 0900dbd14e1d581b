/** Parts of sentences, folded, that the product itself says and that the guard would take amiss. */
export const SPARED: ReadonlySet<string> = new Set([
  'cekam podrobnou zpravu , nejlip s nakresem',
  "i'll be careful with this",
  "i'll go by that",
  'kit hivhatnal fel , akar ot percre',
  'non fa male a nessuno',
  've y haz lo que tengas que hacer',
  'θελει θαρροσ να το πεισ',
  'жду полного отчета , желательно с чертежами',
  '每个字我都看了',
]);
